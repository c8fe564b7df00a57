import { newPasswordError } from '@/shared/forms/password'
import { type FieldErrors, rawTextOf, textOf } from '@/shared/forms/use-form-errors'
import { isEmail } from './identifier'
import { messages } from './messages'

export type SignUpField = 'firstName' | 'lastName' | 'email' | 'password' | 'role' | 'terms'

export type Typed = Record<Exclude<SignUpField, 'terms'>, string> & { terms: boolean }

const { fields } = messages
const nameLimit = 120

export const readSignUp = (data: FormData): Typed => ({
  firstName: textOf(data, 'firstName'),
  lastName: textOf(data, 'lastName'),
  email: textOf(data, 'email'),
  password: rawTextOf(data, 'password'),
  role: textOf(data, 'role'),
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

/** What keeps an account from being created; nothing when all is there. */
export function signUpErrors(typed: Typed): FieldErrors<SignUpField> {
  return {
    firstName: nameError(typed.firstName, fields.firstNameEmpty),
    lastName: nameError(typed.lastName, fields.lastNameEmpty),
    email: emailError(typed.email),
    password: newPasswordError(typed.password),
    role: typed.role ? undefined : fields.sideEmpty,
    terms: typed.terms ? undefined : fields.termsEmpty,
  }
}
