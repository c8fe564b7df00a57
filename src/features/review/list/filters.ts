import {
  type ApplicantType,
  type ApplicationStatus,
  statusLabels,
  typeLabels,
} from '@/features/applications'
import { type Cursor, isUuid, readCursor, writeCursor } from '@/shared/list/paging'

export const PAGE_SIZE = 50

export const sortKeys = ['submitted', 'title', 'status'] as const
export type SortKey = (typeof sortKeys)[number]

export type ListFilters = {
  search: string
  calls: string[]
  types: ApplicantType[]
  statuses: ApplicationStatus[]
  countries: string[]
  sectors: string[]
}

/** Everything that decides which rows the list shows, and in which order. */
export type ListView = ListFilters & {
  sort: SortKey
  descending: boolean
  cursor: Cursor | null
}

const MAX_SEARCH = 120
const MAX_CHOICES = 40
export const isType = (value: string): value is ApplicantType => Object.hasOwn(typeLabels, value)
const isStatus = (value: string): value is ApplicationStatus =>
  Object.hasOwn(statusLabels, value) && value !== 'draft'
const isCountry = (value: string): boolean => /^[A-Z]{2}$/.test(value)
const isSlug = (value: string): boolean => /^[\w-]{1,80}$/.test(value)
const isSort = (value: string): value is SortKey => sortKeys.some((key) => key === value)

/** Newest first for time, A to Z and first stage first for the others. */
export const startsDescending = (sort: SortKey): boolean => sort === 'submitted'

/** Reads the view from an address. What it does not understand it ignores, so an old link still opens. */
export function parseView(params: URLSearchParams): ListView {
  const list = (key: string) =>
    [...new Set((params.get(key) ?? '').split(',').filter(Boolean))].slice(0, MAX_CHOICES)
  const sortParam = params.get('sort') ?? ''
  const sort = isSort(sortParam) ? sortParam : 'submitted'
  const direction = params.get('dir')

  return {
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    calls: list('call').filter(isUuid),
    types: list('type').filter(isType),
    statuses: list('status').filter(isStatus),
    countries: list('country').filter(isCountry),
    sectors: list('sector').filter(isSlug),
    sort,
    descending:
      direction === 'asc' || direction === 'desc' ? direction === 'desc' : startsDescending(sort),
    cursor: readCursor(params),
  }
}

/** Writes the view as an address, leaving out everything that is as it is by default. */
export function toParams(view: ListView): URLSearchParams {
  const params = new URLSearchParams()
  const put = (key: string, value: string) => {
    if (value) params.set(key, value)
  }
  put('q', view.search)
  put('call', view.calls.join(','))
  put('type', view.types.join(','))
  put('status', view.statuses.join(','))
  put('country', view.countries.join(','))
  put('sector', view.sectors.join(','))
  if (view.sort !== 'submitted') params.set('sort', view.sort)
  if (view.descending !== startsDescending(view.sort)) {
    params.set('dir', view.descending ? 'desc' : 'asc')
  }
  writeCursor(params, view.cursor)
  return params
}

/** A changed filter or order begins at the first page again: the old edge means nothing there. */
export const refine = (view: ListView, change: Partial<ListView>): ListView => ({
  ...view,
  cursor: null,
  ...change,
})

export const noFilters: ListFilters = {
  search: '',
  calls: [],
  types: [],
  statuses: [],
  countries: [],
  sectors: [],
}

/** The list as it is when nobody has asked for anything. */
export const plainView: ListView = {
  ...noFilters,
  sort: 'submitted',
  descending: true,
  cursor: null,
}

/** In the order an application goes through them. */
export const stages: ApplicationStatus[] = [
  'submitted',
  'screening',
  'in_review',
  'interview',
  'more_info',
  'accepted',
  'waitlisted',
  'rejected',
  'withdrawn',
]

export const hasFilters = (filters: ListFilters): boolean =>
  filters.search.trim() !== '' ||
  [filters.calls, filters.types, filters.statuses, filters.countries, filters.sectors].some(
    (chosen) => chosen.length > 0,
  )

const orUndefined = <Item>(items: Item[]): Item[] | undefined =>
  items.length > 0 ? items : undefined

/** The filters as the database's functions name them. */
export const toFilterArgs = (filters: ListFilters) => ({
  search: filters.search.trim() || undefined,
  calls: orUndefined(filters.calls),
  types: orUndefined(filters.types),
  statuses: orUndefined(filters.statuses),
  countries: orUndefined(filters.countries),
  sectors: orUndefined(filters.sectors),
})

/**
 * A page before an edge is read backwards, in the opposite order, and turned round by `toPage`. One row more than is shown
 * is asked for, which tells whether there is another page.
 */
export const toListArgs = (view: ListView) => ({
  ...toFilterArgs(view),
  sort: view.sort,
  descending: view.cursor?.direction === 'before' ? !view.descending : view.descending,
  cursor_value: view.cursor?.value,
  cursor_id: view.cursor?.id,
  page_size: PAGE_SIZE + 1,
})
