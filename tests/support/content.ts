import { http, HttpResponse } from 'msw'
import type { ContentCounts, ListedPiece } from '@/features/content-editor/types'
import { env } from '@/shared/env'
import { rpcReturns } from './server'

export const pieceId = '0b0b0b0b-0000-4000-8000-0000000000b1'

/** A piece as the list of content has it. */
export const aListed = (more: Partial<ListedPiece> = {}): ListedPiece => ({
  id: pieceId,
  slug: 'what-we-learned',
  title: 'What we learned',
  state: 'draft',
  published_at: null,
  updated_at: '2026-11-20T09:00:00+00:00',
  note: 'Amina Odhiambo',
  sort_value: '2026-11-20T09:00:00+00:00',
  ...more,
})

/** Several, told apart by their titles. */
export const someListed = (titles: readonly string[]): ListedPiece[] =>
  titles.map((title, index) =>
    aListed({
      id: `0b0b0b0b-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      title,
    }),
  )

/** What was asked of the lists, oldest first: the table and its query. Empty it after each test. */
export const askedLists: { table: string; query: URLSearchParams }[] = []

/** Everything that the list of content reads. */
export const contentAnswers = (
  rows: ListedPiece[] | ((table: string, query: URLSearchParams) => ListedPiece[]),
  counts: ContentCounts = {},
) => [
  ...['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges'].map((table) =>
    http.get(`${env.supabaseUrl}/rest/v1/${table}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      askedLists.push({ table, query })
      return HttpResponse.json(typeof rows === 'function' ? rows(table, query) : rows)
    }),
  ),
  rpcReturns('count_content', counts),
]
