import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What only the server knows; made at random for each place that data lives in. */
export interface Secrets {
  jwt: string
  functions: string
}

function newSecrets(): Secrets {
  return { jwt: randomBytes(32).toString('hex'), functions: randomBytes(32).toString('hex') }
}

/** The secrets of this data directory, or new ones for as long as the process lives. */
export async function readSecrets(directory: string | undefined): Promise<Secrets> {
  if (directory === undefined) return newSecrets()
  const path = join(directory, 'secrets.json')
  const stored = await readFile(path, 'utf8').catch(() => null)
  if (stored !== null) return JSON.parse(stored) as Secrets
  const secrets = newSecrets()
  await mkdir(directory, { recursive: true })
  await writeFile(path, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}
