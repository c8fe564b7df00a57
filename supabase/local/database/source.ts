import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { preludeDir, rootDir, supabaseDir } from '../paths.ts'

/** One SQL file: `version` and `name` are the parts of a migration's file name. */
export interface SqlFile {
  version: string
  name: string
  sql: string
}

const migrationName = /^(\d{14})_(.+)\.sql$/

async function readSqlFiles(dir: string, pattern: RegExp): Promise<SqlFile[]> {
  const entries = await readdir(dir).catch(() => [])
  const named = entries.map((entry) => pattern.exec(entry)).filter((match) => match !== null)
  const files = named.map(async ([file, version = '', name = '']) => ({
    version,
    name,
    sql: await readFile(join(dir, file), 'utf8'),
  }))
  return (await Promise.all(files)).sort((a, b) => (a.version < b.version ? -1 : 1))
}

/** The migrations in the order in which the Supabase CLI applies them; files named otherwise are skipped, as it does. */
export function readMigrations(): Promise<SqlFile[]> {
  return readSqlFiles(join(supabaseDir, 'migrations'), migrationName)
}

/** What a hosted project has before its first migration. */
export async function readPrelude(): Promise<SqlFile[]> {
  return readSqlFiles(preludeDir, /^([0-8]\d)_(.+)\.sql$/)
}

/** The grants that projects made before 30 October 2026 hand out by themselves. */
export async function readOldGrants(): Promise<SqlFile[]> {
  return readSqlFiles(preludeDir, /^(90)_(.+)\.sql$/)
}

/** The demo programme, or nothing where there is none. */
export async function readSeed(): Promise<string> {
  return readFile(join(supabaseDir, 'seed.sql'), 'utf8').catch(() => '')
}

/** The versions of what the system schema is made of: a new one asks for a new database image. */
export async function readEngineVersions(): Promise<string> {
  const versions = ['@electric-sql/pglite', '@supabase/lite'].map(async (name) => {
    const manifest = await readFile(join(rootDir, 'node_modules', name, 'package.json'), 'utf8')
    return `${name}@${String((JSON.parse(manifest) as { version: unknown }).version)}`
  })
  return (await Promise.all(versions)).join(' ')
}

export function hashOf(...parts: string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 20)
}
