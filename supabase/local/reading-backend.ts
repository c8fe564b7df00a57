import type { PGlite } from '@electric-sql/pglite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Tokens } from './auth/keys.ts'
import { publishableKey } from './auth/public-key.ts'
import { readSecrets } from './auth/secrets.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import type { Handler } from './http/layers.ts'
import { createApi } from './rest/api.ts'

export interface ReadingBackend {
  /** Answers what is below `/rest/v1`. */
  handle: Handler
  publicKey: string
  database: PGlite
  close: () => Promise<void>
}

/**
 * The demo programme in memory, for reading: no mail, no functions, no live connection, no port. Pages are drawn
 * from it when the site is built and no hosted project is named.
 */
export async function openReadingBackend(): Promise<ReadingBackend> {
  const [database, config, secrets] = await Promise.all([
    openDatabase({ seed: true }),
    readConfig(),
    readSecrets(undefined),
  ])
  const handle = await createApi({
    database,
    config,
    tokens: new Tokens(secrets.jwt),
    jwtSecret: secrets.jwt,
    filesDir: join(tmpdir(), 'fourfold-without-files'),
    // Nothing is ever sent.
    smtpPort: 0,
    siteUrl: () => 'http://localhost',
  })
  return { handle, publicKey: publishableKey, database, close: () => database.close() }
}
