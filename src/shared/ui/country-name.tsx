import { countryName } from '@/shared/format/countries'
import { useHydrated } from '@/shared/use-hydrated'

/** The language that names are in: the reader's; while a page is made and taken over, that of its texts. */
export const useNameLocale = (): string | undefined => (useHydrated() ? undefined : 'en')

/** A town and its country, as far as they are known. */
export function PlaceName({ city, country }: { city: string; country: string | null }) {
  const locale = useNameLocale()
  return [city, country && countryName(country, locale)].filter(Boolean).join(', ')
}
