import { counted, formatNumber } from '@/shared/format/numbers'
import type { KeyHelp } from '@/shared/list/messages'
import type { ApplicationCounts } from '../types'
import type { ColumnKey } from './columns'
import type { SortKey } from './filters'

/** What the staff list of applications says. */
export const listMessages = {
  title: 'Applications',
  description: 'Every application that was submitted, to search, read and decide.',
  searchLabel: 'Search by title, reference or applicant',
  searchPlaceholder: 'Title, reference or applicant',
  all: 'All',
  statuses: 'Status',
  types: 'Type',
  calls: 'Call',
  countries: 'Country',
  sectors: 'Sector',
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters, ${count} chosen`,
  chosen: (label: string, count: number) => (count === 0 ? label : `${label}, ${count} chosen`),
  find: (label: string) => `Find in ${label.toLowerCase()}`,
  noOption: 'Nothing by that name.',
  clear: 'Clear',
  clearAll: 'Clear filters',
  remove: (label: string) => `Remove ${label}`,
  done: 'Done',
  columns: 'Columns',
  columnsHelp: 'This browser remembers them.',
  keys: 'Keyboard',
  count: ({ total, estimated }: Pick<ApplicationCounts, 'total' | 'estimated'>) =>
    estimated
      ? `About ${formatNumber(total)} applications`
      : counted(total, 'application', 'applications'),
  loading: 'Loading the applications',
  tableLabel: 'Applications',
  untitled: 'Untitled',
  notReleased: 'not released',
  select: 'Select',
  selectOne: (title: string) => `Select ${title}`,
  pageCount: (shown: number) => `${counted(shown, 'application', 'applications')} on this page`,
  loadFailed: 'The applications did not load',
  emptyTitle: 'No application has come in yet',
  emptyText:
    'As soon as somebody submits one it stands here, the newest first. A call that is open and known is all it takes.',
  emptyAction: 'See the page people apply from',
  noMatchTitle: 'No application matches',
  noMatchText: (filters: string[]) => `You are looking for: ${filters.join(', ')}.`,
  pastTheEnd: 'There is nothing on this page any more.',
  firstPage: 'Go to the first page',
  opening: 'Opening the application',
  openPage: 'Open the page',
  previewFailed: 'The application did not load',
  applicant: 'Applicant',
  call: 'Call',
  submitted: 'Submitted',
  comments: 'Comments',
  commentCount: (count: number) => (count === 0 ? 'None' : formatNumber(count)),
  selected: (count: number) => `${formatNumber(count)} selected`,
  clearSelection: 'Clear the selection',
  startScreening: (count: number) => `Start screening (${formatNumber(count)})`,
  sendToReview: (count: number) => `Send to review (${formatNumber(count)})`,
  moved: (count: number) => `${counted(count, 'application', 'applications')} moved`,
  someMoved: (moved: number, refused: number) =>
    `${formatNumber(moved)} moved, ${formatNumber(refused)} could not be moved`,
  noneMoved: 'The applications were not moved',
  sortBy: 'Sort by',
  descending: 'Other way round',
} as const

export const columnLabels: Record<ColumnKey | 'title', string> = {
  title: 'Title',
  reference: 'Reference',
  type: 'Type',
  applicant: 'Applicant',
  call: 'Call',
  country: 'Country',
  sectors: 'Sectors',
  status: 'Status',
  decision: 'Decision',
  submitted: 'Submitted',
}

/** The orders that the phone's menu offers, in words. */
export const orderLabels: Record<`${SortKey}-${'asc' | 'desc'}`, string> = {
  'submitted-desc': 'Newest first',
  'submitted-asc': 'Oldest first',
  'title-asc': 'Title, A to Z',
  'title-desc': 'Title, Z to A',
  'status-asc': 'Status, first to last',
  'status-desc': 'Status, last to first',
}

export const decisionLabels = {
  drafted: 'Drafted',
  approved: 'Approved, not released',
  released: 'Released',
} as const

export const keyHelp: readonly KeyHelp[] = [
  { keys: ['j', 'k'], does: 'Next or previous application' },
  { keys: ['Enter'], does: 'Look at it in the side panel' },
  { keys: ['o'], does: 'Open its page' },
  { keys: ['x'], does: 'Select it' },
  { keys: ['/'], does: 'Search' },
  { keys: ['n', 'p'], does: 'Next or previous page' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'This help' },
]
