import { http, HttpResponse } from 'msw'
import type { InboxCounts, Letter, ListedLetter } from '@/features/inbox/letters'
import { env } from '@/shared/env'
import { rpcReturns } from './server'

export const letterId = '0b0b0b0b-0000-7000-8000-0000000000c1'

/** A message of the contact page, whole and as the list has it. */
export const aLetter = (more: Partial<Letter> = {}): Letter & ListedLetter => {
  const letter = {
    id: letterId,
    reference: 'M-0000C1',
    topic: 'press' as const,
    name: 'Zoë Nguyen',
    email: 'zoe@radio.example',
    organisation: 'Radio Côte',
    message: 'May we film the demo day?\n\nWe would come with two people.',
    user_id: null,
    created_at: '2026-11-20T09:00:00+00:00',
    settled_at: null,
    settler: null,
    ...more,
  }
  return { ...letter, preview: letter.message.slice(0, 240), sort_value: letter.created_at }
}

export const someCounts = (more: Partial<InboxCounts> = {}): InboxCounts => ({
  contact: { open: 1, settled: 2 },
  feedback: { open: 0, settled: 0 },
  ratings: [0, 0, 0, 0, 0],
  ...more,
})

/** What was asked of the lists, oldest first. Empty it after each test. */
export const askedLetters: { table: string; query: URLSearchParams }[] = []

/** Everything that the inbox reads; the function says which letters there are at the moment. */
export const inboxAnswers = (
  letters: () => (Letter & ListedLetter)[],
  counts: () => InboxCounts = someCounts,
) => [
  ...['contact_messages', 'feedback'].map((table) =>
    http.get(`${env.supabaseUrl}/rest/v1/${table}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const id = query.get('id')
      if (!id) {
        askedLetters.push({ table, query })
        return HttpResponse.json(letters())
      }
      const found = letters().filter((letter) => id === `eq.${letter.id}`)
      return HttpResponse.json(found)
    }),
  ),
  rpcReturns('count_inbox', () => ({ ...counts() })),
]
