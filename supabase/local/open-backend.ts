import { rename } from 'node:fs/promises'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { OutdatedDataError } from './database.ts'

/** Starts the backend. Data of an older schema is moved aside, and that is said, since it cannot be brought forward. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir } = options
  try {
    return await createBackend(options)
  } catch (error) {
    if (!(error instanceof OutdatedDataError) || dataDir === undefined) throw error
    const aside = `${dataDir}-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
    await rename(dataDir, aside)
    console.log(
      `\n  The schema has changed since your data was made, so this start begins with new data.\n  The old data is in ${aside}\n`,
    )
    return createBackend(options)
  }
}
