import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { pgtap } from '@electric-sql/pglite/pgtap'

const extensions = { citext, pg_trgm, pgcrypto, pgtap, unaccent, uuid_ossp }

/** Postgres with the extensions that migrations and tests may create; empty, or from a stored image. */
export async function openEngine(options: { dataDir?: string; image?: Blob }): Promise<PGlite> {
  const database = await PGlite.create({
    extensions,
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.image === undefined ? {} : { loadDataDir: options.image }),
  })
  // A role's own settings do not reach this connection, which was open before the role had any.
  await database.exec(`set search_path to "$user", public, extensions; set timezone to 'UTC'`)
  return database
}
