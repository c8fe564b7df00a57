import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Programme, Role } from '../programme.ts'

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
  deleted: boolean
}

/** Every table that the API could show, from the catalog: one added tomorrow is attacked tomorrow. */
export async function exposedTables({ sql }: Programme): Promise<Table[]> {
  return sql<Table>(`
    select c.relname as name,
      (select a.attname from pg_attribute a join pg_index i on i.indrelid = a.attrelid
        where i.indrelid = c.oid and i.indisprimary and a.attnum = i.indkey[0]) as key,
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
  const removal = await client.from(name).delete().is(key, null)

  return {
    table: name,
    role,
    rows: share(visible, keys.length),
    hidden,
    added,
    changed,
    reached: share(reached, keys.length),
    deleted: !lacksPrivilege(removal.error),
  }
}

const share = (part: number, whole: number): 'none' | 'some' | 'all' =>
  part === 0 ? 'none' : part < whole ? 'some' : 'all'

/** Rows in every table, of the applicant, of another member, and of staff among themselves. */
export async function fillTables(programme: Programme): Promise<void> {
  const { sql } = programme
  const [own, others] = [
    await programme.application('in_review'),
    await programme.application('in_review', 'member'),
  ]
  await programme.application('draft')
  await sql(`select tests.call('unpublished', published_at => null)`)
  await sql(`insert into form_versions (form_id, number, definition)
    select form_id, 2000, definition from form_versions where number = 1000`)
  for (const id of [own, others]) {
    // One that was submitted, and one that is not sent yet.
    const submitted = randomUUID()
    for (const file of [submitted, randomUUID()]) {
      await sql(
        `insert into application_files (id, application_id, field_key, path, name, mime, size, state)
         values ($1, $2, 'deck', $3, 'deck.pdf', 'application/pdf', 10, 'stored')`,
        [file, id, `${id}/${file}.pdf`],
      )
    }
    await sql(
      `update applications set answers = answers || jsonb_build_object('deck', $2::text) where id = $1`,
      [id, submitted],
    )
    await sql(
      `insert into unsent_changes (application_id, changes) values ($1, '{"problem": "New"}')`,
      [id],
    )
    await sql(
      `insert into application_comments (application_id, author_id, audience, body)
       select $1, tests.id('manager'), audience, 'Hello'
       from unnest(enum_range(null::comment_audience)) as audience`,
      [id],
    )
    await sql(
      `insert into decision_messages (application_id, outcome, message, state, released_at)
       values ($1, 'waitlisted', 'Please wait', 'released', now()), ($1, 'accepted', 'Welcome', 'drafted', null)`,
      [id],
    )
  }
  await sql(`insert into audit_log (action, subject_type) values ('test', 'test')`)
}
