import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export type Phone = { country: string; national: string }

export const phoneCountries: readonly string[] = getCountries()

export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : ''

const codeOf = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/** A stored number as it is shown: its country, and the rest as people there write it. */
export function shownPhone(stored: string, fallback: string): Phone {
  const number = parsePhoneNumberFromString(stored, codeOf(fallback))
  if (!number) return { country: fallback, national: stored }
  return {
    country: number.country ?? fallback,
    national: number.country ? number.formatNational() : number.formatInternational(),
  }
}

/**
 * What is stored: the international form where the number can be one, and what was typed where it cannot, for the
 * check to speak about. A number that names its country brings it along.
 */
export function readPhone(typed: string, country: string): { stored: string; country: string } {
  const number = parsePhoneNumberFromString(typed, codeOf(country))
  if (!number?.isPossible()) return { stored: typed.trim(), country: number?.country ?? country }
  return { stored: number.number, country: number.country ?? country }
}
