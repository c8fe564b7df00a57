import type { KeyHelp } from '@/shared/list/messages'
import { counted } from '@/shared/format/numbers'
import { type ContentKind, type ContentState, shownState } from '../kinds'
import { kindWords, stateWords } from '../messages'

const nameOf = (kind: ContentKind, count: number) => {
  const { many, one } = kindWords[kind]
  return counted(count, one, kind === 'organisations' ? 'profiles' : many.toLowerCase())
}

/** What the list of content says. */
export const listMessages = {
  title: 'Content',
  description:
    'Posts, resources, answers, the portfolio, openings and challenges: write and publish them.',
  lead: 'What the programme shows to everybody.',
  kinds: 'Kinds of content',
  create: (kind: ContentKind) => `New ${kindWords[kind].one}`,
  searchLabel: (kind: ContentKind) => `Search in ${kindWords[kind].many.toLowerCase()}`,
  searchPlaceholder: 'Words of the title or text',
  state: 'State',
  allStates: 'All states',
  withCount: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${String(count)})`,
  clear: 'Clear the search and the state',
  loading: 'Loading the list',
  tableTitle: (kind: ContentKind) => kindWords[kind].many,
  columns: {
    title: 'Title',
    state: 'State',
    shown: 'Shown from',
    changed: 'Changed',
    closes: 'Closes',
  },
  notes: {
    posts: 'Author',
    resources: 'Kind',
    faqs: 'Topic',
    organisations: 'Founder’s word',
    openings: 'Place',
    challenges: 'Partner',
  } satisfies Record<ContentKind, string>,
  agreed: 'Agreed',
  waiting: 'Waiting',
  notSaved: 'not saved',
  notSavedHint: 'You have changes on this device that were not saved.',
  closed: 'Closed',
  untitled: 'Untitled',
  begun: (kind: ContentKind) => `A new ${kindWords[kind].one} is begun on this device`,
  begunText: (title: string) => (title ? `“${title}”, not saved yet.` : 'It has no title yet.'),
  goOn: 'Go on writing',
  elsewhere: 'Not saved, and not on this page',
  elsewhereText: 'What you typed is kept on this device:',
  count: nameOf,
  pageCount: (kind: ContentKind, count: number) => `${nameOf(kind, count)} on this page`,
  loadFailed: 'The list did not load',
  noneTitle: (kind: ContentKind) => `Nothing under ${kindWords[kind].many.toLowerCase()} yet`,
  noMatchTitle: 'Nothing matches',
  noMatchText: (kind: ContentKind, search: string, state: ContentState | null) =>
    `You are looking for ${[
      search.trim() && `“${search.trim()}”`,
      state && stateWords[state].label.toLowerCase(),
    ]
      .filter(Boolean)
      .join(', ')} in ${kindWords[kind].many.toLowerCase()}.`,
  pastTheEnd: 'There is nothing on this page any more.',
  firstPage: 'Go to the first page',
} as const

export const keyHelp: readonly KeyHelp[] = [
  { keys: ['j', 'k'], does: 'Next or previous line' },
  { keys: ['Enter', 'o'], does: 'Open it' },
  { keys: ['c'], does: 'Begin a new one' },
  { keys: ['/'], does: 'Search' },
  { keys: ['n', 'p'], does: 'Next or previous page' },
  { keys: ['?'], does: 'This help' },
]

/** From when on visitors see it, if they do or will. */
export const shownFrom = (piece: {
  state: ContentState
  published_at: string | null
}): string | null =>
  shownState(piece) === 'draft' || shownState(piece) === 'archived' ? null : piece.published_at
