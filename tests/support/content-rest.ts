import { http, HttpResponse, type JsonBodyType } from 'msw'
import { env } from '@/shared/env'
import { server } from './server'

/** A moment so many days from now, as the database writes one. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 24 * 3600_000).toISOString()

export const idOf = (n: number): string => `0b0b0b0b-0000-7000-8000-${String(n).padStart(12, '0')}`

/**
 * What public pages are answered when they read: for each table (or `rpc/…`) rows, or what makes them of what was asked.
 * The returned list grows with each question.
 */
export function publicReads(
  tables: Record<string, JsonBodyType[] | ((asked: URLSearchParams) => JsonBodyType[])>,
): { table: string; asked: URLSearchParams }[] {
  const questions: { table: string; asked: URLSearchParams }[] = []
  server.use(
    ...Object.entries(tables).map(([table, rows]) =>
      http.get(`${env.supabaseUrl}/rest/v1/${table}`, ({ request }) => {
        const { searchParams: asked } = new URL(request.url)
        questions.push({ table, asked })
        return HttpResponse.json(typeof rows === 'function' ? rows(asked) : rows)
      }),
    ),
  )
  return questions
}

/** A table whose reading fails in a way that is not tried again. */
export const publicFails = (table: string) =>
  server.use(
    http.get(`${env.supabaseUrl}/rest/v1/${table}`, () =>
      HttpResponse.json({ message: 'no' }, { status: 400 }),
    ),
  )

export const someTerms = [
  { vocabulary_id: 'sectors', id: 'energy', label: 'Energy', retired_at: null },
  { vocabulary_id: 'sectors', id: 'health', label: 'Health', retired_at: null },
  { vocabulary_id: 'sectors', id: 'coal', label: 'Coal', retired_at: '2026-01-01' },
  { vocabulary_id: 'startup_stages', id: 'idea', label: 'Idea', retired_at: null },
]
