import type { FieldErrors } from '@/shared/forms/use-form-errors'
import { messages } from './messages'

export type ProfileField = 'firstName' | 'lastName' | 'company' | 'phone'
type Typed = Record<ProfileField, string>

const { profile: words } = messages
const nameLimit = 120
const companyLimit = 200

export function readProfile(textOf: (name: string) => string): Typed {
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    company: textOf('company'),
    // As it is stored everywhere: a plus and digits.
    phone: textOf('phone')
      .replace(/[\s().-]/g, '')
      .replace(/^00/, '+'),
  }
}

const tooLong = (text: string, limit: number) =>
  [...text].length > limit ? words.tooLong(limit) : undefined

/** What keeps the details from being saved. The limits are those of the table. */
export function profileErrors(typed: Typed): FieldErrors<ProfileField> {
  return {
    firstName: typed.firstName ? tooLong(typed.firstName, nameLimit) : words.firstNameEmpty,
    lastName: typed.lastName ? tooLong(typed.lastName, nameLimit) : words.lastNameEmpty,
    company: tooLong(typed.company, companyLimit),
    phone: typed.phone && !/^\+[1-9]\d{6,14}$/.test(typed.phone) ? words.phoneWrong : undefined,
  }
}
