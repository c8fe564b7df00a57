import { newPasswordError } from '@/shared/forms/password'
import { type FieldErrors, rawTextOf, textOf } from '@/shared/forms/use-form-errors'
import { isEmail } from '@/shared/forms/email'
import { isCountryCode } from '@/shared/format/countries'
import { readIdentifier } from './identifier'
import { messages } from './messages'

export type SignUpField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'role'
  | 'company'
  | 'phone'
  | 'country'
  | 'terms'

export type Typed = Record<Exclude<SignUpField, 'terms'>, string> & { terms: boolean }

const { fields } = messages
const nameLimit = 120
const companyLimit = 200

export const readSignUp = (data: FormData): Typed => ({
  firstName: textOf(data, 'firstName'),
  lastName: textOf(data, 'lastName'),
  email: textOf(data, 'email'),
  password: rawTextOf(data, 'password'),
  role: textOf(data, 'role'),
  company: textOf(data, 'company'),
  phone: textOf(data, 'phone'),
  country: textOf(data, 'country'),
  terms: data.has('terms'),
})

export const emailError = (email: string): string | undefined => {
  if (!email) return fields.emailEmpty
  return isEmail(email) ? undefined : fields.emailWrong
}

const nameError = (name: string, empty: string): string | undefined => {
  if (!name) return empty
  return [...name].length > nameLimit ? fields.nameLong : undefined
}

function phoneError(phone: string): string | undefined {
  if (!phone) return undefined
  const read = readIdentifier(phone)
  return typeof read === 'object' && 'phone' in read ? undefined : fields.phoneWrong
}

/** What an account can begin with besides what it needs; nothing of what was left empty. */
export const moreOf = ({ company, phone, country }: Typed) => ({
  ...(company && { company_name: company }),
  ...(phone && { phone }),
  ...(isCountryCode(country) && { country }),
})

/** What keeps an account from being created; nothing when all is there. */
export function signUpErrors(typed: Typed): FieldErrors<SignUpField> {
  return {
    firstName: nameError(typed.firstName, fields.firstNameEmpty),
    lastName: nameError(typed.lastName, fields.lastNameEmpty),
    email: emailError(typed.email),
    password: newPasswordError(typed.password),
    role: typed.role ? undefined : fields.sideEmpty,
    company: [...typed.company].length > companyLimit ? fields.companyLong : undefined,
    phone: phoneError(typed.phone),
    terms: typed.terms ? undefined : fields.termsEmpty,
  }
}
