import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Another process has this data open. Two at once would destroy it. */
export class DataInUseError extends Error {
  override name = 'DataInUseError'
}

/** Takes a data directory for this process; what is returned gives it back. */
export async function lock(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'lock')
  const holder = Number(await readFile(path, 'utf8').catch(() => ''))
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new DataInUseError(`The data is in use by process ${holder}.`)
  }
  await writeFile(path, String(process.pid))
  return () => rm(path, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
