import {
  type ContactTopic,
  contactTopics,
  feedbackCategories,
  type FeedbackCategory,
} from '@contracts/letter-topics'
import { isOneOf, type ListSpec, type ListView } from '@/shared/list/list-view'
import type { Tone } from '@/shared/ui/badge'

/** A message of the contact page, or feedback. */
export const kinds = ['contact', 'feedback'] as const
export type Kind = (typeof kinds)[number]

export type Topic = ContactTopic | FeedbackCategory
export const topicsOf: Record<Kind, readonly Topic[]> = {
  contact: contactTopics,
  feedback: feedbackCategories,
}

/** What the list shows of a letter. */
export type ListedLetter = {
  id: string
  reference: string
  topic: Topic
  name: string | null
  email: string
  rating?: number | null
  preview: string
  created_at: string
  settled_at: string | null
  /** What the list is ordered by. */
  sort_value: string
}

export type Letter = Omit<ListedLetter, 'preview' | 'sort_value'> & {
  organisation?: string | null
  message: string
  /** Set where whoever wrote it was signed in, and still has their account. */
  user_id: string | null
  /** Null where nobody has settled it, or whoever did has left. */
  settler: { first_name: string; last_name: string } | null
}

export type InboxCounts = Record<Kind, { open: number; settled: number }> & {
  /** How many gave each rating, from one to five. */
  ratings: number[]
}

export type FilterKey = 'kind' | 'state' | 'topic'
export type InboxView = ListView<FilterKey>

/** What an address may ask for: messages that wait, unless it says otherwise. */
export const inboxSpec: ListSpec<FilterKey> = {
  filters: {
    kind: isOneOf('feedback'),
    state: isOneOf('settled', 'all'),
    topic: isOneOf(...topicsOf.contact, ...topicsOf.feedback),
  },
  edge: 'moment',
}

export const kindOf = (view: InboxView): Kind =>
  view.filters.kind === 'feedback' ? 'feedback' : 'contact'

/** A topic of the other kind filters nothing here. */
export const topicOf = (view: InboxView): Topic | undefined => {
  return topicsOf[kindOf(view)].find((topic) => topic === view.filters.topic)
}

export const ratingTone = (rating: number): Tone =>
  rating <= 2 ? 'danger' : rating === 3 ? 'warning' : 'success'
