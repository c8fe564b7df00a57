import { countryName } from '@/shared/format/countries'
import type { Choice } from '@/shared/list/filter-bar'
import type { ShownCountry } from './read-countries'

/** The countries that a list can be narrowed to, by their names in the reader's language. */
export const countryChoices = (
  countries: readonly ShownCountry[] | undefined,
  list: ShownCountry['list'],
  locale: string | undefined,
): Choice[] =>
  (countries ?? [])
    .filter((shown) => shown.list === list)
    .map(({ country }) => ({ id: country, label: countryName(country, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
