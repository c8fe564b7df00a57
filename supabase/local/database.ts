import type { PGlite } from '@electric-sql/pglite'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openEngine } from './database/engine.ts'
import { databaseImage } from './database/images.ts'
import { applyMigrations } from './database/migrate.ts'
import { readMigrations } from './database/source.ts'

export { MigrationError, OutdatedDataError } from './database/migrate.ts'

export interface DatabaseOptions {
  /** Where the data lives. Without it the database lives in memory and starts in well under a second. */
  dataDir?: string
  /** With the migrations of `supabase/migrations` applied, as is usual, or with the bare system only. */
  migrations?: boolean
  /** With `supabase/seed.sql` in it, when the data is new. */
  seed?: boolean
  /** As on a project from before 30 October 2026, which grants every new table to the API roles. */
  oldGrants?: boolean
}

/**
 * Postgres in this process, with what a hosted project has before its first migration, and the migrations applied.
 * New databases are copies of an image that is made once for each state of the SQL files.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<PGlite> {
  const { dataDir, migrations = true, seed = false, oldGrants = false } = options
  if (dataDir !== undefined && (await stat(join(dataDir, 'PG_VERSION')).catch(() => null))) {
    const database = await openEngine({ dataDir })
    try {
      if (migrations) await applyMigrations(database, await readMigrations())
    } catch (error) {
      await database.close()
      throw error
    }
    return database
  }
  const image = await databaseImage({ migrations, seed, oldGrants })
  if (dataDir === undefined) return openEngine({ image })
  await mkdir(dirname(dataDir), { recursive: true })
  return openEngine({ dataDir, image })
}
