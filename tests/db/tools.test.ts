import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAdvisors, isFinding } from '../../scripts/db-advisors.ts'
import { composeMigrations, readMigration } from '../../scripts/db-baseline.ts'
import { generateTypes, typesPath } from '../../scripts/db-types.ts'
import { openDatabase } from '../../supabase/local/database.ts'
import { readMigrations } from '../../supabase/local/database/source.ts'
import { supabaseDir } from '../../supabase/local/paths.ts'
import { openPostgresPort, type PostgresPort } from '../../supabase/local/postgres-port.ts'

test('the migrations are what the schema files make', async () => {
  for (const migration of await composeMigrations()) {
    expect(await readMigration(migration)).toBe(migration.sql)
  }
})

/** The statements of a migration without comments, bodies of functions and texts, in which semicolons may stand. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/\/\*[\s\S]*?\*\/|--.*$/gm, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))

test('what belongs to Supabase gets policies and a bucket, and is not touched otherwise', async () => {
  const migrations = await readMigrations()
  const touched = migrations.flatMap(({ name, sql }) =>
    statementsOf(sql)
      // Ours may point to accounts and ask who is calling.
      .map((statement) => statement.replaceAll(/references auth\.users|auth\.uid\(\)/g, ''))
      .filter((statement) => /\b(auth|storage|realtime|vault|cron)\.\w/.test(statement))
      .map((statement) => {
        const [, target] = /\b(?:on|into) ((?:auth|storage|realtime)\.\w+)/.exec(statement) ?? []
        return `${name}: ${statement.split(' ').slice(0, 2).join(' ')} ${target}`
      }),
  )
  expect(new Set(touched)).toEqual(
    new Set([
      'baseline: insert into storage.buckets',
      'baseline: create policy storage.objects',
      'realtime_access: create policy realtime.messages',
    ]),
  )
  // A project may refuse the last from the CLI; then nothing else is missing.
  expect(migrations.at(-1)?.name).toBe('realtime_access')
})

test('the CLI skips no migration for its name', async () => {
  const files = await readdir(join(supabaseDir, 'migrations'))
  expect(files.filter((file) => !/^\d{14}_[a-z_]+\.sql$/.test(file))).toEqual([])
})

describe('Supabase’s own tools, on the embedded database', () => {
  let port: PostgresPort
  beforeAll(async () => {
    port = await openPostgresPort()
  })
  afterAll(() => port.close())

  test('generate the types that are checked in', async () => {
    expect(await generateTypes(port.url)).toBe(await readFile(typesPath, 'utf8'))
  })

  test('have no warning and no error to report', async () => {
    const advice = await askAdvisors(port.url)
    expect(advice.filter(isFinding)).toEqual([])
    // An index that no query has used yet is always remarked upon: the advisors did look.
    expect(advice).toContainEqual(expect.objectContaining({ name: 'unused_index' }))
  })
})

/** Every privilege on every relation, column and function of ours, as text. */
const privileges = `
  select 'relation ' || c.oid::regclass || ' ' || coalesce(c.relacl::text, '') as privilege
  from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind not in ('i', 'I')
  union all
  select 'column ' || a.attrelid::regclass || '.' || a.attname || ' ' || a.attacl::text
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.attacl is not null
  union all
  select 'function ' || p.oid::regprocedure || ' ' || coalesce(p.proacl::text, 'everyone')
  from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`

test('a project that grants new tables to everyone ends up with the same privileges', async () => {
  const [strict, old] = await Promise.all(
    [false, true].map(async (oldGrants) => {
      const database = await openDatabase({ oldGrants })
      const { rows } = await database.query<{ privilege: string }>(privileges)
      await database.close()
      return rows.map(({ privilege }) => privilege)
    }),
  )
  expect(strict?.length).toBeGreaterThan(100)
  expect(old).toEqual(strict)
})
