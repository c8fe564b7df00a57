import { codePointLength } from './answers.ts'
import type { Field } from './definition.ts'

/**
 * The same patterns, letter for letter where the dialects allow, stand in 35_validation.sql.
 * Names of hosts may be written in any script; the local part of an address is plain ASCII.
 */
const label =
  '[A-Za-z0-9\\u{a1}-\\u{10ffff}](?:[A-Za-z0-9\\u{a1}-\\u{10ffff}-]{0,61}[A-Za-z0-9\\u{a1}-\\u{10ffff}])?'
const topLabel =
  '[A-Za-z\\u{a1}-\\u{10ffff}](?:[A-Za-z0-9\\u{a1}-\\u{10ffff}-]{0,61}[A-Za-z0-9\\u{a1}-\\u{10ffff}])'
const host = `(?:${label}\\.)+${topLabel}`
const hidden = /[\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff]/

const emailPattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]+@${host}$`, 'u')
const urlPattern = new RegExp(
  `^[Hh][Tt][Tt][Pp][Ss]?://${host}\\.?(?::[0-9]{1,5})?(?:[/?#][^\\u{0}-\\u{20}"<>\\\\^\`{|}\\u{7f}-\\u{a0}]*)?$`,
  'u',
)
const phonePattern = /^\+[1-9][0-9]{6,14}$/
const datePattern = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/
const monthPattern = /^([0-9]{4})-([0-9]{2})$/
const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isEmail(text: string): boolean {
  return emailPattern.test(text) && !hidden.test(text)
}

/** http or https, a host with a dot that is no bare IP address, and no credentials. */
export function isUrl(text: string): boolean {
  return urlPattern.test(text) && !hidden.test(text)
}

export function isPhone(text: string): boolean {
  return phonePattern.test(text)
}

export function isFileId(text: string): boolean {
  return idPattern.test(text)
}

/** A day that exists, between 1900 and 2100. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (datePattern.exec(text) ?? []).map(Number)
  return isYearMonth(year, month) && day !== undefined && day >= 1 && day <= daysIn(year, month)
}

export function isMonth(text: string): boolean {
  const [, year, month] = (monthPattern.exec(text) ?? []).map(Number)
  return isYearMonth(year, month)
}

function isYearMonth(year = 0, month = 0): boolean {
  return year >= 1900 && year <= 2100 && month >= 1 && month <= 12
}

function daysIn(year = 0, month = 0): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** What leaving a field does to its text: outer spaces go, and a bare host becomes an address. */
export function tidyText(field: Field, text: string): string {
  const trimmed = text.trim()
  if (field.type === 'phone') return trimmed.replaceAll(/[\s().-]/g, '')
  if (field.type !== 'url' || trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return trimmed
  const withScheme = `https://${trimmed}`
  return isUrl(withScheme) && codePointLength(withScheme) < 2_048 ? withScheme : trimmed
}
