import type { ContentRows } from './rows.ts'

type Rows = (list: readonly object[]) => string

const moment = 'pg_temp.moment(one.days, one.minute)'
/** What all kinds of content have, as it would be had it been published on its day. */
const columns = 'id, slug, state, published_at, first_published_at, created_at, updated_at'
const values = `one.id, one.slug, one.state, ${moment},
  case when one.state = 'archived' then ${moment} end,
  least(${moment}, now()) - interval '4 days', least(${moment}, now())`
const fields = 'id uuid, slug text, state public.content_state, days integer, minute integer'

type Insert = {
  /** Columns that are in the rows as they go into the table, with their types. */
  own: Record<string, string>
  /** What else is in the rows, with its type. */
  given?: Record<string, string>
  /** Columns that are worked out, with the expression. */
  worked?: Record<string, string>
}

function insert(table: string, rows: string, { own, given = {}, worked = {} }: Insert): string {
  const typed = Object.entries({ ...own, ...given }).map(([name, type]) => `${name} ${type}`)
  const into = [columns, ...Object.keys(own), ...Object.keys(worked)]
  const from = [values, ...Object.keys(own).map((name) => `one.${name}`), ...Object.values(worked)]
  return `insert into public.${table} (
  ${into.join(', ')}
)
select
  ${from.join(', ')}
from jsonb_to_recordset(${rows}) as one (
  ${[fields, ...typed].join(', ')}
);`
}

const posts = (rows: string) =>
  insert('posts', rows, {
    own: {
      title: 'text',
      summary: 'text',
      body: 'text',
      tags: 'text[]',
      author_name: 'text',
      author_title: 'text',
      image: 'jsonb',
    },
  })

const resources = (rows: string, contents: string) => `${insert('resources', rows, {
  own: {
    kind: 'public.resource_kind',
    title: 'text',
    summary: 'text',
    provider: 'text',
    audience: 'public.applicant_type[]',
    sectors: 'text[]',
    stages: 'text[]',
    members_only: 'boolean',
    image: 'jsonb',
  },
})}

insert into public.resource_contents (resource_id, body, url)
select * from jsonb_to_recordset(${contents}) as one (resource_id uuid, body text, url text);`

const faqs = (rows: string) =>
  insert('faqs', rows, {
    own: {
      question: 'text',
      answer: 'text',
      topic: 'text',
      audience: 'public.applicant_type[]',
      position: 'integer',
    },
  })

const organisations = (rows: string, members: string) => `${insert('organisations', rows, {
  own: {
    name: 'text',
    tagline: 'text',
    description: 'text',
    website: 'text',
    country: 'text',
    city: 'text',
    sectors: 'text[]',
    stage: 'text',
    founded_year: 'integer',
    cohort: 'text',
    featured: 'boolean',
    image: 'jsonb',
    application_id: 'uuid',
    consented_by: 'uuid',
  },
  worked: {
    consented_at: `case when one.consented_by is not null then ${moment} - interval '1 day' end`,
  },
})}

insert into public.organisation_members (organisation_id, user_id, role)
select one.organisation_id, one.user_id, 'owner'
from jsonb_to_recordset(${members}) as one (organisation_id uuid, user_id uuid);

-- Whoever has not said anything yet has been asked.
insert into public.notifications (user_id, kind, title, body, link, created_at)
select m.user_id, 'portfolio_consent', 'May we show your startup?',
  'The programme has begun a profile for the portfolio. It shows only once you agree.',
  '/dashboard/settings#portfolio', o.created_at
from public.organisations o
join public.organisation_members m on m.organisation_id = o.id
where o.consented_at is null;`

/** The last minute of the day that lies so many days ahead, where the reader is asked to be. */
const closes = (zone: string) => `(date_trunc('day', now() at time zone ${zone})
    + make_interval(days => one.closes + 1) - interval '1 minute') at time zone ${zone}`

const openings = (rows: string) =>
  insert('openings', rows, {
    own: {
      title: 'text',
      organisation_id: 'uuid',
      summary: 'text',
      body: 'text',
      city: 'text',
      country: 'text',
      workplace: 'text',
      contract: 'text',
      pay: 'text',
      apply_to: 'text',
    },
    given: { closes: 'integer' },
    worked: { closes_at: closes("'UTC'") },
  })

const challenges = (rows: string) =>
  insert('challenges', rows, {
    own: {
      title: 'text',
      partner_name: 'text',
      partner_kind: 'text',
      summary: 'text',
      body: 'text',
      sectors: 'text[]',
      countries: 'text[]',
      reward: 'text',
      call_id: 'uuid',
      time_zone: 'text',
      image: 'jsonb',
    },
    given: { opens: 'integer', closes: 'integer' },
    worked: { opens_at: 'pg_temp.moment(-one.opens, 480)', closes_at: closes('one.time_zone') },
  })

/** The statements that publish it all. */
export function contentSql(content: ContentRows, rows: Rows): string {
  const listed = content.resources.map(({ body, url, ...resource }) => ({
    row: resource,
    inside: { resource_id: resource.id, body, url },
  }))
  const shown = content.organisations.map(({ owner, consented, ...organisation }) => ({
    row: { ...organisation, consented_by: consented ? owner : null },
    member: { organisation_id: organisation.id, user_id: owner },
  }))
  return [
    posts(rows(content.posts)),
    resources(rows(listed.map(({ row }) => row)), rows(listed.map(({ inside }) => inside))),
    faqs(rows(content.faqs)),
    organisations(rows(shown.map(({ row }) => row)), rows(shown.map(({ member }) => member))),
    openings(rows(content.openings)),
    challenges(rows(content.challenges)),
  ].join('\n\n')
}
