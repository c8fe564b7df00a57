import type { SupabaseClient } from '@supabase/supabase-js'
import type { Programme, Role } from '../programme.ts'
import { newRows } from './fill-content.ts'

type Table = { name: string; key: string; columns: string[]; policies: string[] }

/** What one role could do to one table, as found by trying. */
export type TableFinding = {
  table: string
  role: Role
  rows: 'none' | 'some' | 'all'
  hidden: string[]
  added: string[]
  changed: string[]
  /** Whose rows a change reached, among those that exist. */
  reached: 'none' | 'some' | 'all'
  /** Which rows a removal took; they are put back. */
  deleted: 'none' | 'some' | 'all'
}

/** Every table that the API could show, from the catalog: one added tomorrow is attacked tomorrow. */
export async function exposedTables({ sql }: Programme): Promise<Table[]> {
  return sql<Table>(`
    select c.relname as name,
      coalesce((select a.attname from pg_attribute a join pg_index i on i.indrelid = a.attrelid
        where i.indrelid = c.oid and i.indisprimary and a.attnum = i.indkey[0]), 'id') as key,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select policyname::text from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname order by 1) as policies
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by c.relname`)
}

/** 42501 for want of the privilege, not because a policy found the row wanting. */
const lacksPrivilege = (error: { code: string; message: string } | null): boolean =>
  error?.code === '42501' && error.message.startsWith('permission denied')

/** Tries every verb on every column of a table, with no more than a key and a token. */
export async function attackTable(
  programme: Programme,
  table: Table,
  role: Role,
): Promise<TableFinding> {
  // Untyped on purpose: an attacker does not keep to the types.
  const client: SupabaseClient = programme.as[role]
  const { name, key, columns } = table
  const keys = await programme.sql<{ id: string }>(`select ${key}::text as id from public.${name}`)

  const hidden: string[] = []
  let visible = 0
  for (const column of columns) {
    const { error, count } = await client.from(name).select(column, { count: 'exact' }).limit(1)
    if (error) hidden.push(column)
    else visible = Math.max(visible, count ?? 0)
  }

  const added: string[] = []
  const changed: string[] = []
  for (const column of columns) {
    const insert = await client.from(name).insert({ [column]: null })
    if (!lacksPrivilege(insert.error)) added.push(column)
    const update = await client
      .from(name)
      .update({ [column]: null })
      .is(key, null)
    if (!lacksPrivilege(update.error)) changed.push(column)
  }
  const newRow = newRows[name]
  if (newRow && added.length > 0) {
    const { error } = await client.from(name).insert(await newRow(programme))
    if (error?.code === '42501') added.length = 0
  }

  let reached = 0
  const [harmless] = changed.filter((column) => column !== key)
  if (harmless) {
    for (const { id } of keys) {
      const [row] = await programme.sql<Record<string, unknown>>(
        `select ${harmless} from public.${name} where ${key}::text = $1`,
        [id],
      )
      const { count } = await client
        .from(name)
        .update({ [harmless]: row?.[harmless] }, { count: 'exact' })
        .eq(key, id)
      reached += count ?? 0
    }
  }

  let deleted = 0
  const removal = await client.from(name).delete().is(key, null)
  for (const { id } of lacksPrivilege(removal.error) ? [] : keys) {
    const before = await programme.sql<{ row: object }>(
      `select to_jsonb(t) as row from public.${name} as t where ${key}::text = $1`,
      [id],
    )
    const { count } = await client.from(name).delete({ count: 'exact' }).eq(key, id)
    if (!count) continue
    deleted += count
    // For the next one to try.
    for (const { row } of before) {
      await programme.sql(
        `insert into public.${name} select * from jsonb_populate_record(null::public.${name}, $1)`,
        [row],
      )
    }
  }

  return {
    table: name,
    role,
    rows: share(visible, keys.length),
    hidden,
    added,
    changed,
    reached: share(reached, keys.length),
    deleted: share(deleted, keys.length),
  }
}

const share = (part: number, whole: number): 'none' | 'some' | 'all' =>
  part === 0 ? 'none' : part < whole ? 'some' : 'all'
