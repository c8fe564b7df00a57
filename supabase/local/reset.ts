/** `npm run reset`: forgets the local data, so that the next start begins anew. What is cached to start faster stays. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataInUseError, lock } from './lock.ts'
import { localDir } from './paths.ts'

const dataDir = join(localDir, 'data')
try {
  await lock(dataDir).catch((error: unknown) => {
    if (error instanceof DataInUseError) throw error
  })
  const entries = await readdir(localDir).catch(() => [])
  // What was moved aside for a newer schema goes too.
  const data = entries.filter((name) => name === 'data' || name.startsWith('data-before-'))
  for (const name of data) await rm(join(localDir, name), { recursive: true, force: true })
  console.log('The local data is gone. The next npm start begins anew.')
} catch (error) {
  if (!(error instanceof DataInUseError)) throw error
  console.error(`Fourfold is running. ${error.message} Stop it first.`)
  process.exitCode = 1
}
