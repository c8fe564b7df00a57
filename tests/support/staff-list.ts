import type { ApplicationCounts, ApplicationRow } from '@/features/review/types'
import { aRow } from './applications'
import { rpcReturns, tableReturns } from './server'

/** What a count answers in these tests, unless said otherwise. */
export const someCounts: ApplicationCounts = {
  total: 120,
  estimated: false,
  by_status: { submitted: 14, in_review: 30, accepted: 76 },
  by_type: { startup: 120 },
}

type Args = Record<string, unknown>

/** The arguments of every list that was asked for, oldest first. Empty it after each test. */
export const asked: Args[] = []
export const lastAsked = (): Args | undefined => asked.at(-1)

/** Everything that the staff list reads. */
export const listAnswers = (
  rows: ApplicationRow[] | ((args: Args) => ApplicationRow[]),
  counts = someCounts,
) => [
  rpcReturns('list_applications', (args) => {
    asked.push(args)
    return typeof rows === 'function' ? rows(args) : rows
  }),
  rpcReturns('count_applications', counts),
  tableReturns('calls', [{ id: aRow().call_id, label: 'Food and climate 2026' }]),
  tableReturns('terms', [
    { vocabulary_id: 'sectors', id: 'agriculture', label: 'Agriculture', retired_at: null },
  ]),
]
