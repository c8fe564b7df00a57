import type { PGlite } from '@electric-sql/pglite'
import type { SqlFile } from './source.ts'

/** The data was made by migrations that have been rewritten since, so it can only be made anew. */
export class OutdatedDataError extends Error {
  override name = 'OutdatedDataError'
}

/** Says which file failed, since a position alone helps nobody. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

async function runFile(database: PGlite, file: SqlFile): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await tx.exec(file.sql)
      await tx.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [file.version, file.name, [file.sql]],
      )
    })
  } catch (cause) {
    throw new MigrationError(
      `${file.version}_${file.name}.sql: ${whereItFailed(file.sql, cause)}`,
      {
        cause,
      },
    )
  }
}

/** Postgres counts characters; people count lines. */
function whereItFailed(sql: string, cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { position } = cause as Error & { position?: string }
  const line =
    position === undefined ? '' : `, line ${sql.slice(0, Number(position)).split('\n').length}`
  return `${cause.message}${line}`
}

/** The tables of auth and storage that the embedded servers work with, then the prelude. */
export async function applySystemSchema(database: PGlite, prelude: SqlFile[]): Promise<void> {
  const { getAuthSchemaSql, getStorageSchemaSql } = await import('@supabase/lite')
  await database.exec(getAuthSchemaSql())
  await database.exec(getStorageSchemaSql())
  for (const file of prelude) await database.exec(file.sql)
}

/** Applies what has not been applied yet, in order, each file in a transaction of its own. */
export async function applyMigrations(database: PGlite, migrations: SqlFile[]): Promise<void> {
  const { rows } = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.version, row.statements?.join('') ?? '']))
  const known = new Map(migrations.map(({ version, sql }) => [version, sql]))
  for (const [version, sql] of applied) {
    if (known.get(version) !== sql) throw new OutdatedDataError(`Migration ${version} has changed`)
  }
  for (const file of migrations) {
    if (!applied.has(file.version)) await runFile(database, file)
  }
}
