// `npm run bench:db`: times what the screens ask of the database, as the people who ask, with few and with many rows.

import { PGlite } from '@electric-sql/pglite'
import { auto_explain } from '@electric-sql/pglite/contrib/auto_explain'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { databaseImage } from '../supabase/local/database/images.ts'
import { contentQueries, fillContent } from './bench-content.ts'
import { type BenchPeople, fillProgramme } from './bench-data.ts'
import { digestQueries, fillDigest } from './bench-digest.ts'

const sizes = process.argv.slice(2).map(Number)
const runs = 40
/** Tables that grow with the programme; a screen never reads one from end to end. */
const growing = [
  'applications',
  'application_events',
  'notifications',
  'digest_items',
  'email_outbox',
  'profiles',
  'posts',
  'resources',
  'resource_contents',
  'organisations',
]
/** More than this a programme does not write. */
const mostContent = 20_000

type Query = { name: string; as: keyof BenchPeople | 'visitor' | 'schedule'; sql: string }

const list = (options = '') => `select * from public.list_applications(${options})`
const queries: Query[] = [
  { name: 'list, newest first', as: 'manager', sql: list() },
  { name: 'list, by title', as: 'manager', sql: list(`sort => 'title', descending => false`) },
  { name: 'list, by status', as: 'manager', sql: list(`sort => 'status', descending => false`) },
  {
    name: 'list, a page from the middle',
    as: 'manager',
    sql: list(
      `cursor_value => (now() - interval '180 days')::text, cursor_id => gen_random_uuid()`,
    ),
  },
  {
    name: 'list, in review from Kenya',
    as: 'manager',
    sql: list(`statuses => '{in_review}', countries => '{KE}'`),
  },
  { name: 'list, energy', as: 'manager', sql: list(`sectors => '{energy}'`) },
  { name: 'search, common word', as: 'manager', sql: list(`search => 'farms'`) },
  { name: 'search, a reference', as: 'manager', sql: list(`search => 'APP-2025-000042'`) },
  { name: 'search, nothing found', as: 'manager', sql: list(`search => 'zzzzqq'`) },
  { name: 'counts', as: 'manager', sql: 'select public.count_applications()' },
  {
    name: 'counts of a search',
    as: 'manager',
    sql: `select public.count_applications(search => 'farms')`,
  },
  {
    name: 'detail',
    as: 'manager',
    sql: 'select public.application_detail(bench.some_application())',
  },
  {
    name: 'unread count',
    as: 'manager',
    sql: `select count(*) from public.notifications
          where user_id = (select auth.uid()) and read_at is null`,
  },
  {
    name: 'notifications, a page',
    as: 'manager',
    sql: `select * from public.notifications where user_id = (select auth.uid())
          order by created_at desc, id desc limit 20`,
  },
  {
    name: 'own applications',
    as: 'applicant',
    sql: `select id, title, public_label, saved_at from public.applications
          where applicant_id = (select auth.uid()) order by created_at desc`,
  },
  {
    name: 'own timeline',
    as: 'applicant',
    sql: `select e.id, e.kind, e.data, e.created_at from public.application_events e
          where e.application_id = bench.own_application() order by e.created_at`,
  },
  {
    name: 'save, one answer',
    as: 'applicant',
    sql: `select public.save_answers(bench.own_draft(), bench.own_version(),
            jsonb_build_object('one_liner', 'We keep the harvest cool ' || random()))`,
  },
]

async function bench(size: number): Promise<void> {
  const database = await PGlite.create({
    extensions: { auto_explain, pg_trgm, pgcrypto, uuid_ossp },
    loadDataDir: await databaseImage({ migrations: true, seed: false, oldGrants: false }),
  })
  const started = performance.now()
  const people = await fillProgramme(database, size)
  const written = Math.min(size, mostContent)
  await fillContent(database, written)
  await fillDigest(database)
  const filled = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `\n${size.toLocaleString('en')} applications, ${written.toLocaleString('en')} posts, resources and startups (filled in ${filled} s)`,
  )

  const asked: Query[] = [...queries, ...contentQueries(written), ...digestQueries]
  for (const query of asked) {
    if (query.as === 'schedule') await database.exec('reset role')
    else await become(database, query.as === 'visitor' ? null : people[query.as])
    for (let warm = 0; warm < 3; warm += 1) await database.query(query.sql)
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now()
      await database.query(query.sql)
      times.push(performance.now() - start)
    }
    const scanned = await tablesScanned(database, query.sql)
    console.log(
      query.name.padEnd(36),
      `p50 ${at(times, 0.5)} ms`,
      `p95 ${at(times, 0.95)} ms`,
      scanned.length > 0 ? `  whole: ${scanned.join(', ')}` : '',
    )
  }
  await database.close()
}

/** From here on, statements run as the API would run them for this person, or for a visitor. */
async function become(database: PGlite, user: string | null): Promise<void> {
  const role = user ? 'authenticated' : 'anon'
  const claims = JSON.stringify(user ? { sub: user, role } : { role })
  await database.exec('reset role')
  await database.query(`select set_config('request.jwt.claims', $1, false)`, [claims])
  await database.exec(`set role ${role}`)
}

/** The growing tables that the plans of a query, and of the functions that it calls, read from end to end. */
async function tablesScanned(database: PGlite, sql: string): Promise<string[]> {
  const role = await database.query<{ role: string }>('select current_user as role')
  await database.exec(`reset role; load 'auto_explain'; set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on; set auto_explain.log_level = 'notice'`)
  await database.exec(`set role ${role.rows[0]?.role ?? 'authenticated'}`)
  const plans: string[] = []
  await database.query(sql, [], { onNotice: ({ message }) => plans.push(message ?? '') })
  await database.exec('reset role; set auto_explain.log_min_duration = -1')
  // A plan that was only asked for read nothing.
  const executed = plans.filter((plan) => !/Query Text: explain/i.test(plan)).join('\n')
  const scans = [...executed.matchAll(/Seq Scan on (?:public\.)?(\w+)/g)]
  return [...new Set(scans.map(([, table = '']) => table))].filter((table) =>
    growing.includes(table),
  )
}

const at = (times: number[], share: number): string => {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1).padStart(6)
}

for (const size of sizes.length > 0 ? sizes : [120, 100_000]) await bench(size)
