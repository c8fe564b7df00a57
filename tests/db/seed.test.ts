import type { PGlite } from '@electric-sql/pglite'
import type { Answers } from '@contracts/forms/answers'
import type { FormDefinition } from '@contracts/forms/definition'
import { type StoredFile, validateAnswers } from '@contracts/forms/validate'
import { keptAnswers } from '@contracts/forms/visibility'
import { readDefaultVocabularies } from '@tests/support/form-vectors'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readForms } from '../../scripts/forms/read-forms.ts'
import { objectsPath, seedPath } from '../../scripts/seed/build.ts'
import { seedOf } from '../../scripts/seed/sql.ts'
import { openDatabase } from '../../supabase/local/database.ts'
import { demoPassword, demoPeople } from '../../supabase/local/demo-people.ts'

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seed: true })
})
afterAll(() => database.close())

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  return (await database.query<Row>(sql)).rows
}

/** What should never be there: the rows themselves are the message of a failure. */
const nothing = async (sql: string) => expect(await rowsOf(sql)).toEqual([])

describe('the seed', () => {
  it('is what scripts/seed says (else run npm run db:seed)', async () => {
    const { sql, files } = seedOf(await readForms())
    expect(readFileSync(seedPath, 'utf8') === sql).toBe(true)
    for (const { path, bytes } of files) {
      expect(readFileSync(join(objectsPath, path)).equals(bytes), path).toBe(true)
    }
  })

  it('holds 120 applications, some in every state', async () => {
    const counts = await rowsOf<{ status: string; count: number }>(
      'select status, count(*)::int from public.applications group by status order by status',
    )
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(120)
    expect(counts).toHaveLength(10)
    const [people] = await rowsOf<{ count: number }>('select count(*)::int from public.profiles')
    expect(people?.count).toBeGreaterThan(60)
  })

  it('has an open call for startups, dated, and one evergreen call of each kind', async () => {
    const calls = await rowsOf(
      `select applicant_type, evergreen, closes_at > now() + interval '20 days' as closes_later
       from public.calls where opens_at < now() and published_at < now() order by evergreen, applicant_type`,
    )
    expect(calls).toEqual([
      { applicant_type: 'startup', evergreen: false, closes_later: true },
      ...['startup', 'investor', 'advisor-mentor', 'support-partner'].map((applicant_type) => ({
        applicant_type,
        evergreen: true,
        closes_later: null,
      })),
    ])
  })

  it.each(demoPeople)('lets $email sign in ($what)', async ({ email }) => {
    await database.exec('create extension if not exists pgcrypto schema extensions')
    const [account] = await rowsOf<{ fits: boolean; identities: number }>(
      `select u.encrypted_password = extensions.crypt('${demoPassword}', u.encrypted_password) as fits,
         (select count(*)::int from auth.identities i where i.user_id = u.id) as identities
       from auth.users u where u.email = '${email}' and u.email_confirmed_at < now()`,
    )
    expect(account).toEqual({ fits: true, identities: 1 })
  })

  it('owes nobody a mail and has nothing pending', async () => {
    await nothing('select * from private.email_outbox')
    await nothing(`select * from public.application_files where state <> 'stored'`)
    await nothing(`select tgname from pg_trigger where tgenabled = 'D'`)
  })
})

type Application = {
  id: string
  status: string
  answers: Answers
  definition: FormDefinition
  files: StoredFile[]
}
const applicationsWith = (condition: string) =>
  rowsOf<Application>(
    `select a.id, a.status, a.answers, v.definition, coalesce((
       select jsonb_agg(jsonb_build_object('id', f.id, 'field_key', f.field_key, 'state', f.state))
       from public.application_files f where f.application_id = a.id
     ), '[]') as files
     from public.applications a join public.form_versions v on v.id = a.form_version_id
     where ${condition}`,
  )

describe('the answers of the seed', () => {
  const vocabularies = readDefaultVocabularies()

  it('could all have been submitted, says the browser', async () => {
    const submitted = await applicationsWith('a.submitted_at is not null')
    for (const { id, answers, definition, files } of submitted) {
      const errors = validateAnswers(definition, answers, { mode: 'submit', vocabularies, files })
      expect(errors, `${id} ${JSON.stringify(answers).slice(0, 80)}`).toEqual([])
      expect(keptAnswers(definition, answers)).toEqual(answers)
    }
  })

  it('could all have been submitted, says the database', async () => {
    await nothing(
      `select a.id, a.title, private.validate_answers(v.definition, a.answers, 'submit', a.id) as errors
       from public.applications a join public.form_versions v on v.id = a.form_version_id
       where a.submitted_at is not null
         and (private.validate_answers(v.definition, a.answers, 'submit', a.id) <> '[]'
           or private.kept_answers(v.definition, a.answers) <> a.answers)`,
    )
  })

  it('are drafts where they are drafts: half done, and nothing wrong in them', async () => {
    const drafts = await applicationsWith(`a.status = 'draft'`)
    expect(drafts.length).toBeGreaterThan(8)
    for (const { answers, definition } of drafts) {
      expect(validateAnswers(definition, answers, { mode: 'draft', vocabularies })).toEqual([])
      const missing = validateAnswers(definition, answers, { mode: 'submit', vocabularies })
      expect(missing.length).toBeGreaterThan(0)
      expect(missing.filter(({ code }) => code !== 'required')).toEqual([])
    }
  })

  it('leave no month open', async () => {
    await nothing(`select id from public.applications where answers::text like '%@month%'`)
  })

  it('are nobody’s twice', async () => {
    await nothing(
      `select answers ->> 'problem' as said from public.applications
       where answers ? 'problem' group by 1, call_id having count(*) > 1`,
    )
  })
})

describe('the history of the seed', () => {
  it('lies in the past, within four months, in order', async () => {
    await nothing(
      `select id from public.applications
       where not (created_at < now() and created_at > now() - interval '140 days'
         and (submitted_at is null or created_at < submitted_at)
         and (decided_at is null or submitted_at < decided_at)
         and (released_at is null or decided_at < released_at) and coalesce(released_at, now()) <= now())`,
    )
    await nothing('select id from public.application_events where created_at > now()')
  })

  it('begins with a start, and only drafts have nothing more', async () => {
    await nothing(
      `select a.id from public.applications a
       left join lateral (
         select array_agg(e.kind order by e.created_at, e.id) as kinds
         from public.application_events e where e.application_id = a.id
       ) as told on true
       where told.kinds is null or told.kinds[1] <> 'started'
         or (a.status = 'draft') <> (cardinality(told.kinds) = 1)
         or (a.submitted_at is not null and told.kinds[2] <> 'submitted')`,
    )
  })

  it('leads each application to where it stands, by moves that are allowed', async () => {
    await nothing(
      `with moves as (
         select e.application_id, e.created_at, e.staff_data ->> 'from' as before,
           coalesce(e.staff_data ->> 'to', 'withdrawn') as after,
           lag(coalesce(e.staff_data ->> 'to', 'withdrawn')) over steps as previous,
           row_number() over (partition by e.application_id order by e.created_at desc) as from_end
         from public.application_events e
         where e.staff_data ? 'from'
         window steps as (partition by e.application_id order by e.created_at)
       )
       select m.* from moves m join public.applications a on a.id = m.application_id
       where m.before <> coalesce(m.previous, 'submitted')
         or (m.from_end = 1 and m.after <> a.status::text)
         or not exists (
           select 1 from private.application_moves allowed
           where allowed.from_status::text = m.before and allowed.to_status::text = m.after
         )`,
    )
    await nothing(
      `select a.id, a.status from public.applications a
       where a.status not in ('draft', 'submitted') and not exists (
         select 1 from public.application_events e where e.application_id = a.id and e.staff_data ? 'from'
       )`,
    )
  })

  it('tells applicants only what was released to them', async () => {
    await nothing(
      `select a.id, a.status, a.public_label from public.applications a
       where case
         when private.is_decision(a.status)
           then (a.public_label = private.label_for(a.status)) <> (a.released_at is not null)
         else a.public_label <> private.label_for(a.status)
       end`,
    )
    await nothing(
      `select id from public.application_events
       where shown_to_applicant and kind in ('decision_drafted', 'decision_approved')`,
    )
  })

  it('has a letter for each decision, written by one and approved by another', async () => {
    await nothing(
      `select a.id from public.applications a
       left join public.decision_messages d on d.application_id = a.id
       where private.is_decision(a.status) and (
         d.id is null or d.outcome::text <> a.status::text or d.author_id = d.approved_by
         or (d.state = 'released') <> (a.released_at is not null) or char_length(d.message) < 60
       )`,
    )
  })

  it('says of each message which side wrote it', async () => {
    await nothing(
      `select m.id from public.application_comments m join public.applications a on a.id = m.application_id
       where m.from_applicant is distinct from (m.author_id = a.applicant_id)`,
    )
  })

  it('numbers references without a gap, and goes on after the last', async () => {
    await nothing(
      `select split_part(reference, '-', 2) as year, count(*), max(split_part(reference, '-', 3)::int)
       from public.applications where reference is not null group by 1
       having count(*) <> max(split_part(reference, '-', 3)::int)`,
    )
    const [next] = await rowsOf<{ reference: string }>(
      'select private.next_reference() as reference',
    )
    await nothing(`select id from public.applications where reference = '${next?.reference ?? ''}'`)
  })

  it('has news for people, some of it unread', async () => {
    const [news] = await rowsOf<{ read: number; unread: number; strange: number }>(
      `select count(read_at)::int as read, (count(*) - count(read_at))::int as unread,
         count(*) filter (where n.kind <> 'portfolio_consent' and not exists (
           select 1 from public.applications a where n.link = '/dashboard/applications/' || a.id
         ))::int as strange
       from public.notifications n`,
    )
    expect(news).toMatchObject({ strange: 0 })
    expect(news?.read).toBeGreaterThan(100)
    expect(news?.unread).toBeGreaterThan(20)
  })
})

describe('the files of the seed', () => {
  it('are there, of the size and kind that their rows say', async () => {
    const files = await rowsOf<{ path: string; size: number; mime: string }>(
      'select path, size::int, mime from public.application_files',
    )
    expect(files.length).toBeGreaterThan(45)
    for (const { path, size, mime } of files) {
      const bytes = readFileSync(join(objectsPath, path))
      expect(bytes).toHaveLength(size)
      const head = bytes.subarray(0, 5).toString('latin1')
      expect(head).toBe(mime === 'application/pdf' ? '%PDF-' : '<svg ')
    }
  })
})
