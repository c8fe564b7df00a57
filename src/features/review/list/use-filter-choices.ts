import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { statusLabels, typeLabels, vocabularyWords } from '@/features/applications'
import { countryName, countryOptions } from '@/shared/format/countries'
import { reviewQueries } from '../queries'
import type { FilterOption } from './filter-options'
import { isType, type ListFilters } from './filters'
import { listMessages } from './messages'

/** A filter that is a choice among options, and what it is called in the view. */
export type Choice = {
  key: 'types' | 'calls' | 'countries' | 'sectors'
  label: string
  options: readonly FilterOption[]
}

export type FilterChoices = {
  choices: readonly Choice[]
  sectorLabel: (id: string) => string
  /** Every filter that is set, as words: for the empty page. */
  inWords: (filters: ListFilters) => string[]
}

const types = Object.entries(typeLabels).map(([id, label]) => ({ id, label }))

/** What the list can be filtered by. Calls and sectors come from the database, the rest is known. */
export function useFilterChoices(): FilterChoices {
  const { data: calls = [] } = useQuery(reviewQueries.calls())
  const { data: vocabularies } = useQuery(vocabularyWords(['sectors']))
  const countries = useMemo(() => countryOptions(), [])
  const sectors = vocabularies?.sectors ?? []

  const labelIn = (options: readonly FilterOption[], id: string) =>
    options.find((option) => option.id === id)?.label ?? id
  const sectorLabel = (id: string) => labelIn(sectors, id)

  return {
    choices: [
      { key: 'types', label: listMessages.types, options: types },
      { key: 'calls', label: listMessages.calls, options: calls },
      { key: 'countries', label: listMessages.countries, options: countries },
      { key: 'sectors', label: listMessages.sectors, options: sectors },
    ],
    sectorLabel,
    inWords: (filters) => [
      ...(filters.search.trim() ? [`“${filters.search.trim()}”`] : []),
      ...filters.statuses.map((status) => statusLabels[status].label),
      ...filters.types.map((type) => typeLabels[type]),
      ...filters.calls.map((id) => labelIn(calls, id)),
      ...filters.countries.map((code) => countryName(code)),
      ...filters.sectors.map(sectorLabel),
    ],
  }
}

/** The change that sets one of the choices; ids come from the options above, so they are of its kind. */
export function choose(key: Choice['key'], ids: string[]): Partial<ListFilters> {
  return key === 'types' ? { types: ids.filter(isType) } : { [key]: ids }
}
