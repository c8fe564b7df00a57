import type { Json } from '@contracts/database.types'
import { queryOptions } from '@tanstack/react-query'
import { type Page, toPage } from '@/shared/list/paging'
import { searchWords } from '@/shared/list/search-words'
import { loadSupabase } from '@/shared/supabase/load-client'
import {
  type InboxCounts,
  type InboxView,
  type Kind,
  kindOf,
  type Letter,
  type ListedLetter,
  topicOf,
} from './letters'

const PAGE_SIZE = 30

/** The command answers JSON of the shape that its SQL gives it, which no generated type can know. */
const answered = (json: Json) => json as unknown as InboxCounts

const settler = 'settler:profiles!settled_by (first_name, last_name)'
const whole = {
  contact: `id, reference, topic, name, email, organisation, message, user_id, created_at, settled_at, ${settler}`,
  feedback: `id, reference, topic:category, name, email, rating, message, user_id, created_at, settled_at, ${settler}`,
} as const satisfies Record<Kind, string>
const listed = {
  contact:
    'id, reference, topic, name, email, preview, created_at, settled_at, sort_value:created_at',
  feedback:
    'id, reference, topic:category, name, email, rating, preview, created_at, settled_at, sort_value:created_at',
} as const satisfies Record<Kind, string>

/** The two tables are read alike; the types know each of them, and nothing that fits both. */
async function tableOf(kind: Kind) {
  const supabase = await loadSupabase()
  return supabase.from((kind === 'contact' ? 'contact_messages' : 'feedback') as 'contact_messages')
}

async function fetchPage(view: InboxView, signal: AbortSignal): Promise<Page<ListedLetter>> {
  const { search, filters, cursor } = view
  const kind = kindOf(view)
  const topic = topicOf(view)
  const ascending = cursor?.direction === 'before'
  let query = (await tableOf(kind)).select(listed[kind])
  for (const word of searchWords(search)) query = query.like('search_text', `% ${word}%`)
  if (topic) query = query.filter(kind === 'contact' ? 'topic' : 'category', 'eq', topic)
  if (!filters.state) query = query.is('settled_at', null)
  if (filters.state === 'settled') query = query.not('settled_at', 'is', null)
  if (cursor) {
    const beyond = ascending ? 'gt' : 'lt'
    query = query.or(
      `created_at.${beyond}."${cursor.value}",and(created_at.eq."${cursor.value}",id.${beyond}.${cursor.id})`,
    )
  }
  const { data } = await query
    .order('created_at', { ascending })
    .order('id', { ascending })
    .limit(PAGE_SIZE + 1)
    .abortSignal(signal)
    .overrideTypes<ListedLetter[], { merge: false }>()
    .throwOnError()
  return toPage(data, cursor, PAGE_SIZE)
}

/** Every read of the inbox. Keys nest, so that `all()` reaches them all. */
export const inboxQueries = {
  all: () => ['inbox'] as const,
  list: (view: InboxView) =>
    queryOptions({
      queryKey: [...inboxQueries.all(), 'list', view] as const,
      queryFn: ({ signal }) => fetchPage(view, signal),
      placeholderData: (previous, query) =>
        query && kindOf(query.queryKey[2]) === kindOf(view) ? previous : undefined,
    }),
  letter: (kind: Kind, id: string) =>
    queryOptions({
      queryKey: [...inboxQueries.all(), 'letter', kind, id] as const,
      queryFn: async ({ signal }) => {
        const { data } = await (
          await tableOf(kind)
        )
          .select(whole[kind])
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle()
          .overrideTypes<Letter | null, { merge: false }>()
          .throwOnError()
        return data
      },
    }),
  counts: () =>
    queryOptions({
      queryKey: [...inboxQueries.all(), 'counts'] as const,
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase.rpc('count_inbox').abortSignal(signal).throwOnError()
        return answered(data)
      },
    }),
}
