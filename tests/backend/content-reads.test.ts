import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@contracts/database.types'
import { createClient } from '@supabase/supabase-js'
import { type Backend, createBackend } from '../../supabase/local/backend.ts'
import { demoPassword } from '../../supabase/local/demo-people.ts'

/*
 * What the public pages ask, as they ask it, of the demo programme: an operator that the REST layer lacked would show as an empty
 * page or as all rows.
 */
let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ seed: true })
  return async () => {
    await backend.stopWork()
    await backend.close()
  }
}, 120_000)

type Row = Record<string, unknown>

/** As `readPublic` does it: by an address, as nobody. */
async function read(table: string, query: Record<string, string>): Promise<Row[]> {
  const address = `http://localhost/rest/v1/${table}?${new URLSearchParams(query).toString()}`
  const response = await backend.handle(
    new Request(address, { headers: { apikey: backend.anonKey, accept: 'application/json' } }),
  )
  expect(response.status, address).toBe(200)
  return (await response.json()) as Row[]
}

async function slugs(table: string, query: Record<string, string>): Promise<unknown[]> {
  return (await read(table, { select: 'slug', ...query })).map(({ slug }) => slug)
}

/** What really is there, past all policies. */
async function inDatabase(sql: string): Promise<unknown[]> {
  const { rows } = await backend.database.query<Row>(sql)
  return rows.map(({ slug }) => slug)
}

const isShown = `state in ('scheduled', 'published') and published_at <= now()`
const newest = { order: 'published_at.desc,id.desc' }

describe('filters', () => {
  test.each([
    ['posts', { tags: 'cs.{pricing}' }, `tags @> '{pricing}'`],
    ['posts', { tags: 'ov.{pricing,people}' }, `tags && '{pricing,people}'`],
    ['posts', { tags: 'cs.{public-sector}' }, `tags @> '{public-sector}'`],
    ['resources', { kind: 'eq.perk' }, `kind = 'perk'`],
    ['resources', { kind: 'in.(guide,video)' }, `kind in ('guide', 'video')`],
    ['resources', { sectors: 'ov.{energy,health}' }, `sectors && '{energy,health}'`],
    ['resources', { stages: 'ov.{scaling}' }, `stages && '{scaling}'`],
    ['resources', { members_only: 'is.true' }, 'members_only'],
    [
      'resources',
      { or: '(audience.cs.{investor},audience.eq.{})' },
      `(audience @> '{investor}' or audience = '{}')`,
    ],
    ['faqs', { topic: 'eq.data' }, `topic = 'data'`],
    ['challenges', { countries: 'ov.{BR,KE}' }, `countries && '{BR,KE}'`],
    [
      'challenges',
      { opens_at: 'lte.now()', or: '(closes_at.is.null,closes_at.gt.now())' },
      'opens_at <= now() and closes_at > now()',
    ],
    ['challenges', { opens_at: 'gt.now()' }, 'opens_at > now()'],
    [
      'openings',
      { or: '(closes_at.is.null,closes_at.gt.now())' },
      '(closes_at is null or closes_at > now())',
    ],
    ['openings', { organisation_id: 'is.null' }, 'organisation_id is null'],
  ])('of %s by %o', async (table, query, condition) => {
    const wanted = await inDatabase(
      `select slug from ${table} where ${isShown} and ${condition} order by published_at desc, id desc`,
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect(await slugs(table, { ...newest, ...query })).toEqual(wanted)
  })

  test.each([
    [{ sectors: 'ov.{energy,health}' }, `sectors && '{energy,health}'`],
    [{ country: 'in.(KE,BR)' }, `country in ('KE', 'BR')`],
    [
      { stage: 'eq.scaling', sectors: 'ov.{energy}' },
      `stage = 'scaling' and sectors && '{energy}'`,
    ],
    [{ featured: 'is.true' }, 'featured'],
    [{ cohort: 'eq.Cohort 6' }, `cohort = 'Cohort 6'`],
  ])('of the portfolio by %o', async (query, condition) => {
    const wanted = await inDatabase(
      `select slug from organisations where ${isShown} and consented_at is not null and ${condition} order by name, id`,
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect(await slugs('portfolio', { order: 'name.asc,id.asc', ...query })).toEqual(wanted)
  })
})

describe('searching', () => {
  test.each([
    ['one word', '{tuk}', ['sell-by-the-day']],
    ['two words, each at the beginning of one', '{genealog,olive}', ['signatures-before-trees']],
    ['a word with a sign before it', '{payback}', ['twenty-lines-of-unit-economics']],
    ['what is not there', '{zzzz}', []],
    ['a draft', '{reviewers,eleven,half}', []],
  ])('finds %s', async (_what, words, wanted) => {
    expect(await slugs('rpc/search_posts', { words })).toEqual(wanted)
  })

  test('goes with a filter, an order and a page', async () => {
    const found = await slugs('rpc/search_posts', {
      ...newest,
      words: '{price,a}',
      limit: '3',
      tags: 'ov.{fundraising,partners}',
      or: '(published_at.lt.2999-01-01T00:00:00.000001+00:00,and(published_at.eq.2999-01-01T00:00:00+00:00,id.lt.00000000-0000-4000-8000-000000000000))',
    })
    expect(found).toEqual(
      await inDatabase(
        `select slug from posts where ${isShown} and search_text like '% price%' and search_text like '% a%'
           and tags && '{fundraising,partners}' order by published_at desc, id desc limit 3`,
      ),
    )
    expect(found).toContain('convertible-or-shares')
  })

  test('goes with the filters of resources and of the portfolio', async () => {
    expect(
      await slugs('rpc/search_resources', {
        words: '{shareholder}',
        kind: 'eq.perk',
        or: '(audience.cs.{startup},audience.eq.{})',
      }),
    ).toEqual(['perk-morgenroth'])
    expect(
      await slugs('rpc/search_portfolio', {
        words: '{pump}',
        country: 'in.(KE,BR)',
        sectors: 'ov.{finance}',
        order: 'name.asc,id.asc',
      }),
    ).toEqual(['maji-hesabu'])
  })
})

describe('pages by the last row', () => {
  const pageSize = 5

  async function pages(
    table: string,
    select: string,
    order: string,
    next: (last: Row) => string,
  ): Promise<unknown[]> {
    const seen: unknown[] = []
    let query: Record<string, string> = {}
    for (;;) {
      const rows = await read(table, { select, order, limit: `${pageSize + 1}`, ...query })
      seen.push(...rows.slice(0, pageSize).map(({ slug }) => slug))
      const last = rows[pageSize - 1]
      if (rows.length <= pageSize || !last) return seen
      query = { or: next(last) }
    }
  }

  test('lead through all posts, the newest first', async () => {
    const seen = await pages(
      'posts',
      'id,slug,published_at',
      newest.order,
      ({ id, published_at }) =>
        `(published_at.lt.${String(published_at)},and(published_at.eq.${String(published_at)},id.lt.${String(id)}))`,
    )
    expect(seen).toEqual(
      await inDatabase(
        `select slug from posts where ${isShown} order by published_at desc, id desc`,
      ),
    )
  })

  test('lead through the portfolio by name', async () => {
    const quoted = (name: unknown) => `"${String(name).replaceAll(/[\\"]/g, '\\$&')}"`
    const seen = await pages(
      'portfolio',
      'id,slug,name',
      'name.asc,id.asc',
      ({ name, id }) =>
        `(name.gt.${quoted(name)},and(name.eq.${quoted(name)},id.gt.${String(id)}))`,
    )
    expect(seen).toEqual(
      await inDatabase(
        `select slug from organisations where ${isShown} and consented_at is not null order by name, id`,
      ),
    )
  })
})

describe('what hangs together', () => {
  test('openings come with their startup, the operator’s own without', async () => {
    const rows = await read('openings', {
      select: 'slug,organisations(name,slug)',
      slug: 'in.(backend-engineer-puhdas,programme-associate)',
      order: 'slug',
    })
    expect(rows).toEqual([
      { slug: 'backend-engineer-puhdas', organisations: { name: 'Puhdas', slug: 'puhdas' } },
      { slug: 'programme-associate', organisations: null },
    ])
  })

  test('openings of one startup', async () => {
    const query = {
      select: 'slug,organisations!inner(slug)',
      'organisations.slug': 'eq.sauti-labs',
    }
    expect((await read('openings', query)).map(({ slug }) => slug)).toEqual([
      'product-designer-sauti',
    ])
    const embedded = await read('portfolio', {
      select: 'name,openings(slug)',
      slug: 'eq.sauti-labs',
    })
    expect(embedded).toEqual([
      { name: 'Sauti Labs', openings: [{ slug: 'product-designer-sauti' }] },
    ])
  })

  test('challenges come with the call that solutions come in by', async () => {
    const rows = await read('challenges', {
      select: 'slug,calls(slug)',
      slug: 'in.(leaks-in-a-city-of-hills,test-lake-season)',
      order: 'slug',
    })
    expect(rows).toEqual([
      { slug: 'leaks-in-a-city-of-hills', calls: { slug: 'startups' } },
      { slug: 'test-lake-season', calls: null },
    ])
  })

  test('resources come with what is inside, for members only where that is so', async () => {
    const query = {
      select: 'slug,resource_contents(body,url)',
      slug: 'in.(first-call-with-a-mentor,reading-a-term-sheet)',
      order: 'slug',
    }
    const [open, closed] = await read('resources', query)
    expect(open).toMatchObject({ resource_contents: { body: expect.stringContaining('## ') } })
    expect(closed).toMatchObject({ slug: 'reading-a-term-sheet', resource_contents: null })
  })
})

test('tags and figures come without an account', async () => {
  const tags = await read('rpc/post_tags', {})
  expect(tags[0]).toMatchObject({ tag: expect.any(String), posts: expect.any(Number) })
  expect(tags.map(({ tag }) => tag)).toContain('public-sector')
  const [figures, ...none] = await read('site_figures', { select: '*' })
  expect(none).toEqual([])
  expect(figures).toMatchObject({ startups: 6, answered: 39, open_calls: 5 })
})

test('a member reads what is inside what is for members', async () => {
  const client = createClient<Database>('http://localhost', backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.handle(new Request(input, init)) },
  })
  const email = 'jonas.lindqvist@hemlock.example'
  await client.auth.signInWithPassword({ email, password: demoPassword })
  const { data } = await client
    .from('resources')
    .select('slug, resource_contents(url)')
    .eq('slug', 'perk-atelier-cloud')
    .single()
  expect(data).toEqual({
    slug: 'perk-atelier-cloud',
    resource_contents: { url: 'https://atelier-cloud.example/startups' },
  })
})
