import { rawTextOf } from './use-form-errors'

/** Apps and mails show a code in groups, and people paste it so. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

/** The digits of the form's `CodeInput`. */
export const codeOf = (data: FormData): string => digitsOf(rawTextOf(data, 'code'))
