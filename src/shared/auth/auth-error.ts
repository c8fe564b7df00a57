import { statusOf } from '@/shared/supabase/error-status'
import { messageOf } from '@/shared/supabase/errors'

/** Sentences for the codes that the sign-in service answers with. */
const sentences: Partial<Record<string, string>> = {
  invalid_credentials: 'The email or phone number and the password do not match.',
  email_not_confirmed:
    'Your address is not confirmed yet. Open the link in the mail that we sent you.',
  phone_not_confirmed: 'Your phone number is not confirmed yet.',
  user_banned: 'This account is blocked. Write to us if you think that is a mistake.',
  user_already_exists: 'There is an account with this email already.',
  email_exists: 'There is an account with this email already.',
  phone_exists: 'There is an account with this phone number already.',
  signup_disabled: 'New accounts cannot be created at the moment.',
  email_provider_disabled: 'Signing in by email is switched off at the moment.',
  phone_provider_disabled: 'Signing in by phone number is switched off. Use your email address.',
  email_address_invalid: 'This email address cannot be used. Try another one.',
  email_address_not_authorized: 'We cannot send mail to this address. Try another one.',
  same_password: 'The new password is the one you had. Choose another.',
  otp_expired: 'This code or link no longer works. Have a new one sent.',
  over_request_rate_limit: 'Too many tries. Wait a few minutes, then try again.',
  over_email_send_rate_limit:
    'We have just sent you a mail. Wait a minute before asking for another.',
  over_sms_send_rate_limit: 'We have just sent you a message. Wait a minute before asking again.',
  captcha_failed: 'The check that you are a person was not passed, or took too long. Try again.',
  captcha_not_made:
    'It could not be checked that you are a person. Let your content blocker and your network pass challenges.cloudflare.com, then check again below, or use another browser. What you typed stays here.',
  reauthentication_needed: 'Sign out and in again, then change your password.',
  provider_disabled:
    'Signing in with this site is switched off at the moment. Sign in another way.',
  storage_blocked:
    'Your browser keeps nothing for this site, and this way of signing in needs that. Allow it, or sign in another way.',
  provider_email_needs_verification:
    'The other site has not confirmed that your email address is yours. If a mail from us has arrived, follow its link and try again; otherwise sign in another way.',
  session_not_found: 'Your session has ended. Sign in again to go on.',
}

const weaknesses: Partial<Record<string, string>> = {
  length: 'It is too short: use at least 10 characters.',
  characters: 'It needs more kinds of characters: letters, digits and signs.',
  pwned: 'It is known from a leak of another site. Choose one that you use nowhere else.',
}

/** Whether a link or a code was good once, and is no longer. */
export const isUsedUp = (error: unknown): boolean =>
  Boolean(error) && authProblem(error).code === 'otp_expired'

export type AuthProblem = {
  code: string | undefined
  message: string
  /** Why a password was refused as weak, in sentences. */
  reasons: readonly string[]
}

/** What an error of the sign-in service means for whoever caused it; the error itself stays as it came. */
export function authProblem(error: unknown): AuthProblem {
  const { code: given, reasons } = error as { code?: unknown; reasons?: unknown }
  const code = typeof given === 'string' && given ? given : undefined
  if (code === 'weak_password') {
    const why = Array.isArray(reasons) ? reasons.map((reason) => weaknesses[String(reason)]) : []
    return {
      code,
      message: 'This password is too easy to guess.',
      reasons: why.filter((reason) => reason !== undefined),
    }
  }
  const known = code ? sentences[code] : undefined
  if (known) return { code, message: known, reasons: [] }
  if (statusOf(error) === 429)
    return { code, message: sentences.over_request_rate_limit ?? '', reasons: [] }
  return { code, message: messageOf(error), reasons: [] }
}
