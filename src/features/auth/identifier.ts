import { isEmail } from '@/shared/forms/email'

/** What somebody signs in with: an email address or a phone number. */
export type Identifier = { email: string } | { phone: string }

const phoneShape = /^[+\d][\d\s().-]{5,}$/

/**
 * Reads the one field of the sign-in form. A phone number needs its country code; what is neither an address nor such a
 * number is named by what it seems to be.
 */
export function readIdentifier(input: string): Identifier | 'empty' | 'not-email' | 'no-country' {
  const text = input.trim()
  if (!text) return 'empty'
  if (!phoneShape.test(text)) return isEmail(text) ? { email: text } : 'not-email'
  const phone = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(phone) ? { phone } : 'no-country'
}
