import { http, HttpResponse, type JsonBodyType } from 'msw'
import { env } from '@/shared/env'

type Row = Record<string, JsonBodyType>

const tables = ['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges'] as const

/** What one row of each kind holds besides what it was given. */
const aRow: Row = {
  state: 'draft',
  published_at: null,
  first_published_at: null,
  version: 1,
  updated_at: '2026-11-20T09:00:00+00:00',
}

/** Written and read as the Data API does, by id and version: enough of a database for one editor. */
export function contentBackend(start: Partial<Record<(typeof tables)[number], Row[]>> = {}) {
  const rows = new Map<string, Row[]>(
    tables.map((table) => [table, (start[table] ?? []).map((row) => ({ ...aRow, ...row }))]),
  )
  const inside = new Map<string, Row>()
  const written: { table: string; method: string; body: Row }[] = []
  let made = 0

  const of = (table: string) => rows.get(table) ?? []
  const matches = (row: Row, query: URLSearchParams) =>
    ['id', 'version', 'resource_id'].every((key) => {
      const wanted = query.get(key)
      return wanted === null || wanted === `eq.${String(row[key])}`
    })
  const answer = (request: Request, found: Row[]) => {
    const wantsOne = request.headers.get('accept')?.includes('vnd.pgrst.object+json') ?? false
    if (!wantsOne) return HttpResponse.json(found)
    const [row] = found
    if (row) return HttpResponse.json(row)
    return HttpResponse.json({ code: 'PGRST116', message: 'No row' }, { status: 406 })
  }
  const full = (row: Row): Row => ({ ...row, inside: inside.get(String(row['id'])) ?? null })

  const handlers = tables.flatMap((table) => {
    const url = `${env.supabaseUrl}/rest/v1/${table}`
    const queryOf = (request: Request) => new URL(request.url).searchParams
    return [
      http.get(url, ({ request }) =>
        answer(
          request,
          of(table)
            .filter((row) => matches(row, queryOf(request)))
            .map(full),
        ),
      ),
      http.post(url, async ({ request }) => {
        const body = (await request.json()) as Row
        written.push({ table, method: 'POST', body })
        made += 1
        const id = `0b0b0b0b-0000-4000-8000-${String(made).padStart(12, 'a')}`
        rows.set(table, [...of(table), { ...aRow, ...body, id }])
        return answer(request, [{ id }])
      }),
      http.patch(url, async ({ request }) => {
        const body = (await request.json()) as Row
        const found = of(table).filter((row) => matches(row, queryOf(request)))
        if (found.length > 0) written.push({ table, method: 'PATCH', body })
        for (const row of found) Object.assign(row, body, { version: Number(row['version']) + 1 })
        return answer(request, found)
      }),
      http.delete(url, ({ request }) => {
        const found = of(table).filter((row) => matches(row, queryOf(request)))
        rows.set(
          table,
          of(table).filter((row) => !found.includes(row)),
        )
        return answer(request, found)
      }),
    ]
  })

  const contentsUrl = `${env.supabaseUrl}/rest/v1/resource_contents`
  handlers.push(
    http.post(contentsUrl, async ({ request }) => {
      const { resource_id, ...body } = (await request.json()) as Row
      written.push({ table: 'resource_contents', method: 'POST', body })
      inside.set(String(resource_id), { body: '', url: null, version: 1, ...body })
      return new HttpResponse(null, { status: 201 })
    }),
    http.patch(contentsUrl, async ({ request }) => {
      const body = (await request.json()) as Row
      const query = new URL(request.url).searchParams
      const id = query.get('resource_id')?.slice(3) ?? ''
      const row = inside.get(id)
      if (!row || query.get('version') !== `eq.${String(row['version'])}`)
        return HttpResponse.json([])
      written.push({ table: 'resource_contents', method: 'PATCH', body })
      Object.assign(row, body, { version: Number(row['version']) + 1 })
      return HttpResponse.json([{ resource_id: id }])
    }),
    http.post(`${env.supabaseUrl}/rest/v1/rpc/move_content`, async ({ request }) => {
      const move = (await request.json()) as Row
      const row = of(String(move['kind'])).find(({ id }) => id === move['id'])
      if (!row || row['version'] !== move['version']) {
        return HttpResponse.json(
          { code: 'P0001', message: 'Changed.', hint: 'stale_version', details: '' },
          { status: 400 },
        )
      }
      Object.assign(row, {
        state: move['state'],
        published_at:
          move['state'] === 'published' ? new Date().toISOString() : (move['publish_at'] ?? null),
        version: Number(row['version']) + 1,
      })
      return HttpResponse.json(row['version'])
    }),
    http.post(`${env.supabaseUrl}/rest/v1/rpc/count_content`, () => HttpResponse.json({})),
    http.post(`${env.supabaseUrl}/rest/v1/rpc/post_tags`, () =>
      HttpResponse.json([{ tag: 'climate', posts: 3 }]),
    ),
    http.get(`${env.supabaseUrl}/rest/v1/terms`, () =>
      HttpResponse.json([
        { vocabulary_id: 'sectors', id: 'agriculture', label: 'Agriculture', retired_at: null },
        { vocabulary_id: 'sectors', id: 'energy', label: 'Energy', retired_at: null },
        { vocabulary_id: 'startup_stages', id: 'idea', label: 'Idea', retired_at: null },
      ]),
    ),
    http.get(`${env.supabaseUrl}/rest/v1/calls`, () =>
      HttpResponse.json([{ id: callId, label: 'Food and climate 2026' }]),
    ),
  )

  return {
    handlers,
    /** Everything that was written, oldest first. */
    written,
    row: (table: (typeof tables)[number], at = 0) => of(table)[at],
    insideOf: (id: string) => inside.get(id),
    /** What somebody else does meanwhile. */
    change: (table: (typeof tables)[number], body: Row) => {
      const row = of(table)[0]
      if (row) Object.assign(row, body, { version: Number(row['version']) + 1 })
    },
    forget: (table: (typeof tables)[number]) => void rows.set(table, []),
  }
}

const callId = '0b0b0b0b-0000-4000-8000-0000000000c1'

/** A post as its row is. */
export const aPostRow = (more: Row = {}): Row => ({
  id: '0b0b0b0b-0000-4000-8000-0000000000b1',
  slug: 'rain',
  title: 'Rain',
  summary: 'Wet.',
  body: 'It rains.',
  tags: [],
  author_name: 'Amina',
  author_title: '',
  image: null,
  ...more,
})
