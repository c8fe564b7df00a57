import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../supabase/local/database.ts'
import {
  MigrationError,
  OutdatedDataError,
  applyMigrations,
} from '../../supabase/local/database/migrate.ts'
import { DataInUseError, lock } from '../../supabase/local/lock.ts'
import { openBackend } from '../../supabase/local/open-backend.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'database-'))
})
afterAll(() => rm(directory, { recursive: true }))

test('data stays between two starts', async () => {
  const dataDir = join(directory, 'kept')
  const first = await openDatabase({ dataDir })
  await first.exec(`insert into public.vocabularies (id, label) values ('kept', 'Kept')`)
  await first.close()
  const second = await openDatabase({ dataDir })
  const { rows } = await second.query(`select label from public.vocabularies where id = 'kept'`)
  expect(rows).toEqual([{ label: 'Kept' }])
  await second.close()
})

test('has what a hosted project has before its first migration, and grants nothing by itself', async () => {
  const database = await openDatabase({ migrations: false })
  await database.exec('create table public.fresh (id int primary key)')
  const { rows } = await database.query<Record<string, boolean>>(
    `select
       (select rolbypassrls from pg_roles where rolname = 'service_role') as service_bypasses,
       has_schema_privilege('authenticated', 'auth', 'usage') as auth_usage,
       has_schema_privilege('anon', 'extensions', 'usage') as extensions_usage,
       has_table_privilege('anon', 'public.fresh', 'select') as anon_reads,
       has_table_privilege('service_role', 'public.fresh', 'select') as service_reads`,
  )
  expect(rows[0]).toEqual({
    service_bypasses: true,
    auth_usage: true,
    extensions_usage: true,
    anon_reads: false,
    service_reads: false,
  })
  await database.close()
})

test('grants to everybody where a project from before October 2026 is asked for', async () => {
  const database = await openDatabase({ migrations: false, oldGrants: true })
  await database.exec('create table public.fresh (id int primary key)')
  const { rows } = await database.query(
    `select has_table_privilege('anon', 'public.fresh', 'delete') as granted`,
  )
  expect(rows).toEqual([{ granted: true }])
  await database.close()
})

test('the migrations grant the same on an old project as on a new one', async () => {
  const privileges = async (oldGrants: boolean) => {
    const database = await openDatabase({ oldGrants })
    const { rows } = await database.query(
      `select table_name, grantee, privilege_type from information_schema.role_table_grants
       where table_schema = 'public' and grantee in ('anon', 'authenticated', 'service_role')
       order by 1, 2, 3`,
    )
    await database.close()
    return rows
  }
  expect(await privileges(true)).toEqual(await privileges(false))
})

test('a migration is applied once, in order, and one that has changed since is noticed', async () => {
  const database = await openDatabase({ migrations: false })
  const one = { version: '20260101000000', name: 'one', sql: 'create table public.one (id int)' }
  const two = { version: '20260102000000', name: 'two', sql: 'alter table one add column a int' }
  await applyMigrations(database, [one])
  await applyMigrations(database, [one, two])
  await applyMigrations(database, [one, two])
  const changed = { ...one, sql: 'create table public.one (id bigint)' }
  await expect(applyMigrations(database, [changed, two])).rejects.toThrow(OutdatedDataError)
  await database.close()
})

test('a migration that fails is named with its line, and leaves nothing behind', async () => {
  const database = await openDatabase({ migrations: false })
  const sql = 'create table public.half (id int);\n\nselect * from nowhere;'
  const bad = { version: '20260101000000', name: 'bad', sql }
  const failed = applyMigrations(database, [bad])
  await expect(failed).rejects.toThrow(MigrationError)
  await expect(failed).rejects.toThrow(
    '20260101000000_bad.sql: relation "nowhere" does not exist, line 3',
  )
  const { rows } = await database.query(`select to_regclass('public.half') as half`)
  expect(rows).toEqual([{ half: null }])
  await database.close()
})

test('data of an older schema is moved aside, and that is said', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const dataDir = join(directory, 'older')
  const older = await openDatabase({ dataDir: join(dataDir, 'database') })
  await older.exec(
    `update supabase_migrations.schema_migrations set statements = array['select 1']`,
  )
  await older.close()

  const backend = await openBackend({ dataDir })
  await backend.close()
  const aside = (await readdir(dirname(dataDir))).find((name) => name.startsWith('older-before-'))
  expect(aside).toBeDefined()
  expect(await readdir(join(dirname(dataDir), aside ?? ''))).toContain('database')
  expect(log.mock.calls.flat().join()).toContain(basename(aside ?? ''))
  log.mockRestore()
})

test('data that another process has open is left alone', async () => {
  const unlock = await lock(directory)
  await writeFile(join(directory, 'lock'), String(process.ppid))
  await expect(lock(directory)).rejects.toThrow(DataInUseError)
  await writeFile(join(directory, 'lock'), '999999999')
  await lock(directory)
  await unlock()
})
