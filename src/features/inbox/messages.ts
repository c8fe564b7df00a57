import { counted } from '@/shared/format/numbers'
import type { KeyHelp } from '@/shared/list/messages'
import type { Kind } from './letters'

const nameOf = (kind: Kind, count: number) =>
  kind === 'contact' ? counted(count, 'message', 'messages') : counted(count, 'letter', 'letters')

/** What the inbox says. */
export const inboxMessages = {
  title: 'Messages',
  description: 'What people wrote by the contact page and as feedback: read, answer and settle it.',
  lead: 'What people wrote to you. It is kept for 24 months.',
  gate: {
    refused: 'Managers read what people write to the programme',
    refusedText:
      'Your account is not one of a manager or an administrator. If you are to answer messages, ask an administrator to make you a manager.',
  },
  kinds: 'Kinds of messages',
  kind: { contact: 'Contact', feedback: 'Feedback' } satisfies Record<Kind, string>,
  waiting: (count: number) => `${String(count)} open`,
  searchLabel: (kind: Kind) => (kind === 'contact' ? 'Search in messages' : 'Search in feedback'),
  searchPlaceholder: 'Name, address or words',
  state: 'State',
  states: { open: 'Open', settled: 'Settled', all: 'Open and settled' },
  withCount: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${String(count)})`,
  topic: { contact: 'Topic', feedback: 'Category' } satisfies Record<Kind, string>,
  allTopics: {
    contact: 'All topics',
    feedback: 'All categories',
  } satisfies Record<Kind, string>,
  clear: 'Clear the search and the filters',
  filterNames: { kind: 'Kind', state: 'State', topic: 'Topic' },
  list: { contact: 'Messages of the contact page', feedback: 'Feedback' } satisfies Record<
    Kind,
    string
  >,
  settledBadge: 'Settled',
  rating: (rating: number) => `${String(rating)} of 5`,
  pageCount: (kind: Kind, count: number) => `${nameOf(kind, count)} on this page`,
  loading: 'Loading the list',
  loadFailed: 'The list did not load',
  none: {
    contact: {
      title: 'Nobody has written yet',
      text: 'What comes through the contact page stands here until you settle it.',
    },
    feedback: {
      title: 'There is no feedback yet',
      text: 'What people send by the feedback button stands here, with how they rate the service.',
    },
  } satisfies Record<Kind, { title: string; text: string }>,
  nothingOpen: {
    title: 'Nothing is waiting',
    text: 'All of it is settled.',
    action: 'See what was settled',
  },
  noMatch: (filters: string[]) => `You are looking for ${filters.join(', ')}.`,
  noMatchTitle: 'Nothing matches',
  choose: 'Choose one of the list to read it here.',
  back: 'All messages',
  letterLoading: 'Loading the message',
  letterFailed: 'The message did not load',
  gone: 'This message is not there',
  goneText: 'It was deleted after its time, or the address is not whole.',
  facts: {
    from: 'From',
    organisation: 'Organisation',
    received: 'Received',
    account: 'Account',
    rating: 'Rating',
    reference: 'Reference',
    state: 'State',
  },
  member: 'Sent while signed in',
  open: 'Open',
  settledBy: (name: string) => `Settled by ${name}`,
  settledBySomebody: 'Settled',
  answer: 'Answer by mail',
  settle: 'Settle',
  reopen: 'Open again',
  done: (reference: string, settled: boolean) =>
    settled ? `${reference} is settled` : `${reference} is open again`,
  undo: 'Undo',
  notSettled: 'The state was not changed',
  answerSubject: (about: string, reference: string) => `Re: ${about} [${reference}]`,
  wrote: (who: string, when: string) => `${who} wrote, ${when}:`,
  feedbackAbout: 'Your feedback',
  ratings: 'Ratings',
  average: (average: string, count: number) =>
    `${average} of 5 on average, from ${counted(count, 'rating', 'ratings')}`,
  gave: (stars: number, count: number) => `${String(stars)} of 5: ${String(count)}`,
} as const

export const keyHelp: readonly KeyHelp[] = [
  { keys: ['j', 'k'], does: 'Next or previous line' },
  { keys: ['Enter', 'o'], does: 'Open it' },
  { keys: ['/'], does: 'Search' },
  { keys: ['n', 'p'], does: 'Next or previous page' },
  { keys: ['?'], does: 'This help' },
]
