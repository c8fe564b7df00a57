import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supabaseDir } from '../supabase/local/paths.ts'

const schemasDir = join(supabaseDir, 'schemas')
const migrationsDir = join(supabaseDir, 'migrations')

/** Goes last, after all other migrations: a project may refuse it from the CLI. */
const realtimeAccess = '91_realtime_access.sql'

const notice = `-- Written by \`npm run db:build\` from supabase/schemas/. Change those files, not this one.\n`

export type Migration = { path: string; sql: string }

/** The migrations that the files of `supabase/schemas` make, each from its files in the order of their numbers. */
export async function composeMigrations(): Promise<Migration[]> {
  const names = (await readdir(schemasDir)).filter((name) => name.endsWith('.sql')).sort()
  const compose = async (file: string, parts: string[]): Promise<Migration> => {
    const sql = await Promise.all(parts.map(composePart))
    return { path: join(migrationsDir, file), sql: notice + sql.join('') }
  }
  return Promise.all([
    compose(
      '20261120000000_baseline.sql',
      names.filter((name) => name !== realtimeAccess),
    ),
    compose('20261122120000_realtime_access.sql', [realtimeAccess]),
  ])
}

async function composePart(name: string): Promise<string> {
  const sql = await readFile(join(schemasDir, name), 'utf8')
  return `\n-- ${'='.repeat(20)} ${name} ${'='.repeat(20)}\n\n${sql.trim()}\n`
}

/** The file as it lies there; empty where there is none. */
export const readMigration = ({ path }: Migration): Promise<string> =>
  readFile(path, 'utf8').catch(() => '')
