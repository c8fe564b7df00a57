import type { PGlite } from '@electric-sql/pglite'

/** What is asked as a visitor. */
export type ContentQuery = { name: string; as: 'visitor' | 'manager'; sql: string }

/**
 * Fills what the programme publishes: so many posts, resources and startups, some of each in every state and one startup in ten
 * without consent, and a tenth as many openings, questions and challenges.
 */
export async function fillContent(database: PGlite, size: number): Promise<void> {
  const dated = `
    ('bench-' || n) as slug,
    (array['draft', 'scheduled', 'archived', 'published', 'published', 'published', 'published', 'published'])[1 + n % 8]
      ::public.content_state as state,
    case n % 8 when 0 then null else now() - n * interval '1 hour' + case n % 8 when 1 then interval '10 years' else '0' end end as published_at,
    now() - (n * 7919 % ${size}) * interval '1 minute' as updated_at,
    (array['Pricing', 'Harvest', 'Pilots', 'Hiring', 'Cold', 'Water', 'Sails', 'Councils'])[1 + n % 8] || ' '
      || (array['in Lagos', 'in Lyon', 'in Lima', 'in Łódź'])[1 + n % 4] || ' ' || n as title,
    array[(array['agriculture', 'energy', 'health', 'finance', 'education', 'ict'])[1 + n % 6]] as sectors`
  /** Some hundred and fifty words, as in a post of three hundred. */
  const text = `title || ' growth word' || n || (select string_agg(' ' || substr(md5(n || ':' || i), 1, 7), '') from generate_series(1, 150) as i)`
  const rows = (count: number) =>
    `(select n, ${dated} from generate_series(1, ${count}) as n) as made`
  const tenth = Math.ceil(size / 10)
  await database.exec(`
    set session_replication_role = replica;
    insert into public.posts (slug, state, published_at, updated_at, title, summary, body, tags, author_name, search_text)
    select slug, state, published_at, updated_at, title, 'A summary', repeat('A paragraph of text. ', 200),
      array['tag-' || n % 30, 'kind-' || n % 7], 'Ada', private.search_words(${text})
    from ${rows(size)};
    insert into public.resources (slug, state, published_at, updated_at, kind, title, summary, audience, sectors, stages, members_only, search_text)
    select slug, state, published_at, updated_at, (enum_range(null::public.resource_kind))[1 + n % 5], title, 'A summary',
      case n % 3 when 0 then '{}'::public.applicant_type[] else array[(enum_range(null::public.applicant_type))[1 + n % 4]] end,
      sectors, array[(array['idea', 'scaling', 'growth'])[1 + n % 3]], n % 4 = 0, private.search_words(${text})
    from ${rows(size)};
    insert into public.resource_contents (resource_id, body) select id, 'Inside' from public.resources;
    insert into public.organisations (slug, state, published_at, updated_at, name, tagline, description, country, sectors, stage, featured, consented_at, search_text)
    select slug, state, published_at, updated_at, title, 'A tagline', repeat('A paragraph of text. ', 40),
      (array['KE', 'NG', 'DE', 'FR', 'IN', 'BR', 'US', 'GB'])[1 + n % 8], sectors, (array['idea', 'scaling', 'growth'])[1 + n % 3],
      n % 500 = 3, case when n % 10 <> 3 then now() end, private.search_words(${text})
    from ${rows(size)};
    insert into public.openings (slug, state, published_at, updated_at, title, summary, body, country, organisation_id, search_text)
    select slug, state, published_at, updated_at, title, 'A summary', 'A body', (array['KE', 'DE', 'BR'])[1 + n % 3],
      (select id from public.organisations o where o.slug = 'bench-' || n), private.search_words(${text})
    from ${rows(tenth)};
    insert into public.faqs (slug, state, published_at, updated_at, question, answer, topic, search_text)
    select slug, state, published_at, updated_at, title, 'An answer', (array['applying', 'decisions', 'account', 'programme', 'data'])[1 + n % 5],
      private.search_words(${text})
    from ${rows(tenth)};
    insert into public.challenges (slug, state, published_at, updated_at, title, partner_name, partner_kind, summary, body, sectors, search_text)
    select slug, state, published_at, updated_at, title, 'A partner', 'public', 'A summary', 'A body', sectors, private.search_words(${text})
    from ${rows(tenth)};
    set session_replication_role = default;
  `)
  await database.exec('vacuum analyze')
}

/** As the pages ask; the deep ones with the last row of a page in the middle. */
export function contentQueries(size: number): ContentQuery[] {
  const deep = `now() - ${Math.floor(size / 2)} * interval '1 hour'`
  const id = `'ffffffff-ffff-7fff-bfff-ffffffffffff'`
  const beyond = (column: string, value: string, than = '<') =>
    `${column} ${than}= ${value} and (${column} ${than} ${value} or (${column} = ${value} and id ${than} ${id}))`
  const newest = 'order by published_at desc, id desc limit 13'
  const list = (
    table: string,
    where = 'true',
    columns = 'id, slug, title, summary, published_at',
  ) => `select ${columns} from public.${table} where ${where} ${newest}`
  const shown = (where = 'true') =>
    `select id, slug, name, tagline, country from public.portfolio where ${where} order by name, id limit 13`
  const rare = `word${Math.floor(size / 3)}`
  const find = (kind: string, words: string, where = 'true') =>
    `select id, slug from public.search_${kind}('${words}') where ${where} ${kind === 'portfolio' ? 'order by name, id limit 13' : newest}`
  const visitor: [string, string][] = [
    ['blog', list('posts')],
    ['blog, a tag', list('posts', `tags @> '{tag-3}'`)],
    ['blog, a rare tag', list('posts', `tags @> '{tag-29,kind-6}'`)],
    ['blog, a tag that is not there', list('posts', `tags @> '{nothing}'`)],
    ['blog, a page from the middle', list('posts', beyond('published_at', deep))],
    [
      'blog, a tag, from the middle',
      list('posts', `tags @> '{tag-3}' and ${beyond('published_at', deep)}`),
    ],
    ['blog, a common word', find('posts', `{growth}`)],
    ['blog, two words', find('posts', '{pric,lagos}')],
    ['blog, a rare word', find('posts', `{${rare}}`)],
    ['blog, nothing found', find('posts', '{zzzzqq}')],
    ['blog, two letters', find('posts', '{4d}')],
    ['blog, one letter', find('posts', '{f}')],
    ['blog, a word and a tag', find('posts', '{growth}', `tags @> '{tag-3}'`)],
    [
      'post',
      `select * from (select id, slug, body from public.posts where slug = 'bench-11') as p`,
    ],
    ['related posts', list('posts', `tags && '{tag-3,tag-4}'`)],
    ['tags', 'select * from public.post_tags()'],
    ['resources', list('resources')],
    ['resources, guides', list('resources', `kind = 'guide'`)],
    [
      'resources, for investors',
      list('resources', `(audience @> '{investor}' or audience = '{}')`),
    ],
    [
      'resources, sector and stage',
      list('resources', `sectors && '{energy}' and stages && '{idea}'`),
    ],
    [
      'resources, guides, from the middle',
      list('resources', `kind = 'guide' and ${beyond('published_at', deep)}`),
    ],
    ['resources, a rare word', find('resources', `{${rare}}`)],
    [
      'what is inside',
      `select body, url from public.resource_contents where resource_id = (select id from public.resources where slug = 'bench-11')`,
    ],
    ['portfolio', shown()],
    ['portfolio, energy', shown(`sectors && '{energy}'`)],
    ['portfolio, country and stage', shown(`country = 'KE' and stage = 'scaling'`)],
    ['portfolio, a page from the middle', shown(beyond('name', `'Hiring in Lima 9'`, '>'))],
    ['portfolio, a rare word', find('portfolio', `{${rare}}`)],
    ['portfolio, a common word', find('portfolio', '{growth}')],
    [
      'featured',
      `select id, slug, name from public.portfolio where featured ${newest.replace('13', '4')}`,
    ],
    [
      'openings',
      `select o.id, o.slug, o.title, s.name from public.openings o left join public.organisations s on s.id = o.organisation_id order by o.published_at desc, o.id desc limit 13`,
    ],
    [
      'openings, a country',
      list('openings', `country = 'KE' and (closes_at is null or closes_at > now())`),
    ],
    [
      'questions of a topic',
      `select slug, question, answer from public.faqs where topic = 'data' order by position, id limit 50`,
    ],
    ['challenges', list('challenges')],
    ['countries', 'select * from public.shown_countries()'],
    ['figures', 'select * from public.site_figures'],
  ]
  const changed = (table: string, where = 'true') =>
    `select id, slug, state, updated_at from public.${table} where ${where} order by updated_at desc, id desc limit 51`
  const manager: [string, string][] = [
    ['staff: posts', changed('posts')],
    ['staff: drafts', changed('posts', `state = 'draft'`)],
    [
      'staff: posts from the middle',
      changed(
        'posts',
        beyond('updated_at', `now() - ${Math.floor(size / 2)} * interval '1 minute'`),
      ),
    ],
    ['staff: a rare word', changed('posts', `search_text like '% ${rare}%'`)],
    ['staff: startups', changed('organisations')],
    ['staff: resources', changed('resources')],
    ['staff: counts', 'select public.count_content()'],
    ['member: blog', list('posts')],
  ]
  return [
    ...visitor.map(([name, sql]) => ({ name, as: 'visitor' as const, sql })),
    ...manager.map(([name, sql]) => ({ name, as: 'manager' as const, sql })),
  ]
}
