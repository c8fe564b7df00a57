import { randomUUID } from 'node:crypto'
import type { Programme } from '../programme.ts'

/** What every piece of content has at least, by its table. */
const pieces = {
  posts: { title: 'Test', summary: 'Test', body: 'Test', author_name: 'Ada' },
  resources: { kind: 'guide', title: 'Test', summary: 'Test' },
  faqs: { question: 'Test', answer: 'Test', topic: 'applying' },
  organisations: { name: 'Test', tagline: 'Test', description: 'Test', country: 'KE' },
  openings: {
    title: 'Test',
    summary: 'Test',
    body: 'Test',
    apply_to: 'https://jobs.example.test/1',
  },
  challenges: {
    title: 'Test',
    partner_name: 'Test',
    partner_kind: 'public',
    summary: 'Test',
    body: 'Test',
  },
}

export type ContentKind = keyof typeof pieces
export const contentKinds = Object.keys(pieces) as ContentKind[]

/** A piece of content in a state, put there by hand; answers its id. */
export async function addContent(
  { sql }: Programme,
  kind: ContentKind,
  { state, published }: { state: string; published: string | null },
): Promise<string> {
  const piece = pieces[kind]
  const columns = Object.keys(piece).join(', ')
  const [row] = await sql<{ id: string }>(
    `insert into ${kind} (slug, state, published_at, first_published_at, ${columns})
     select 'test-' || gen_random_uuid(), $1, now() + $2::interval,
       case when $2::interval < '0' then now() + $2::interval end, ${columns}
     from jsonb_populate_record(null::${kind}, $3)
     returning id`,
    [state, published, piece],
  )
  if (!row) throw new Error(`Nothing was added to ${kind}.`)
  return row.id
}

/** For tables whose policies look at who adds and not at the row: a row that whoever may add one could add. */
export const newRows: Partial<Record<string, (programme: Programme) => Promise<object>>> = {
  ...Object.fromEntries(
    contentKinds.map((kind) => [
      kind,
      () => Promise.resolve({ slug: `test-${randomUUID()}`, ...pieces[kind] }),
    ]),
  ),
  resource_contents: async (programme) => ({
    resource_id: await addContent(programme, 'resources', { state: 'draft', published: null }),
    body: 'Test',
  }),
}

/** A piece of every kind in every state, open and closed resources, and startups with consent and without. */
export async function fillContent(programme: Programme): Promise<void> {
  const { sql } = programme
  for (const kind of contentKinds) {
    for (const at of [
      { state: 'draft', published: null },
      { state: 'draft', published: '-1 day' },
      { state: 'scheduled', published: '1 day' },
      { state: 'published', published: '-1 day' },
      { state: 'archived', published: '-1 day' },
    ]) {
      await addContent(programme, kind, at)
    }
  }
  const at = { state: 'published', published: '-1 day' }
  const closed = await addContent(programme, 'resources', at)
  await sql('update resources set members_only = true where id = $1', [closed])
  await sql(`insert into resource_contents (resource_id, body) select id, 'Test' from resources`)

  const shown = await addContent(programme, 'organisations', at)
  await sql('update organisations set consented_at = now() where id = $1', [shown])
  const hidden = await addContent(programme, 'organisations', at)
  for (const organisation of [shown, hidden]) {
    const opening = await addContent(programme, 'openings', at)
    await sql('update openings set organisation_id = $2 where id = $1', [opening, organisation])
  }
  await sql(
    `insert into organisation_members (organisation_id, user_id, role)
     values ($1, tests.id('member'), 'member'), ($2, tests.id('applicant'), 'owner')`,
    [shown, hidden],
  )
}
