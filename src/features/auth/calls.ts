import { askedHere } from '@/shared/auth/asked-here'
import { begunHere } from '@/shared/auth/begun-here'
import { withRetry } from '@/shared/auth/with-retry'
import type { Prove } from '@/shared/person-check/open-check'
import { loadSupabase } from '@/shared/supabase/load-client'
import type { Identifier } from './identifier'

/** Where a link in a mail leads: back to this site, and on to the page first asked for. */
export const callbackAddress = (next: string) =>
  `${window.location.origin}/auth-callback?next=${encodeURIComponent(next)}`

const resetAddress = () => `${window.location.origin}/reset-password`

export type SignUp = {
  email: string
  password: string
  firstName: string
  lastName: string
  role: string
  termsVersion: string
  /** Company, phone and country, as far as they were said. */
  more: Partial<Record<'company_name' | 'phone' | 'country', string>>
}

// Each of these asks for a proof with every try that it makes: one is good once, whatever became of its request.

export async function signIn(
  { identifier, password }: { identifier: Identifier; password: string },
  prove: Prove,
) {
  const { auth } = await loadSupabase()
  await withRetry(async () =>
    auth.signInWithPassword({
      ...identifier,
      password,
      options: { captchaToken: await prove() },
    }),
  )
}

/** Says whether the person is signed in at once, or has to confirm the address first. */
export async function signUp(
  { details, next }: { details: SignUp; next: string },
  prove: Prove,
): Promise<'signed-in' | 'check-mail'> {
  askedHere.note()
  const { auth } = await loadSupabase()
  const { data } = await withRetry(async () =>
    auth.signUp({
      email: details.email,
      password: details.password,
      options: {
        emailRedirectTo: callbackAddress(next),
        captchaToken: await prove(),
        data: {
          first_name: details.firstName,
          last_name: details.lastName,
          role: details.role,
          terms_version: details.termsVersion,
          ...details.more,
        },
      },
    }),
  )
  if (data.user) begunHere.note(data.user)
  return data.session ? 'signed-in' : 'check-mail'
}

export async function resendConfirmation(
  { email, next }: { email: string; next: string },
  prove: Prove,
) {
  askedHere.note()
  const { auth } = await loadSupabase()
  await withRetry(async () =>
    auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: callbackAddress(next), captchaToken: await prove() },
    }),
  )
}

/** Mails a link and a code. An unknown address gets no mail, and nobody is told which it is. */
export async function sendCode({ email, next }: { email: string; next: string }, prove: Prove) {
  askedHere.note()
  const { auth } = await loadSupabase()
  try {
    await withRetry(async () =>
      auth.signInWithOtp({
        email,
        options: {
          shouldCreateUser: false,
          emailRedirectTo: callbackAddress(next),
          captchaToken: await prove(),
        },
      }),
    )
  } catch (error) {
    if (!isUnknownAddress(error)) throw error
  }
}

const isUnknownAddress = (error: unknown) =>
  ['otp_disabled', 'user_not_found'].includes(String((error as { code?: unknown }).code))

export async function verifyCode({ email, code }: { email: string; code: string }) {
  const { auth } = await loadSupabase()
  await withRetry(() => auth.verifyOtp({ email, token: code, type: 'email' }))
}

export async function requestReset({ email }: { email: string }, prove: Prove) {
  askedHere.note()
  const { auth } = await loadSupabase()
  try {
    await withRetry(async () =>
      auth.resetPasswordForEmail(email, {
        redirectTo: resetAddress(),
        captchaToken: await prove(),
      }),
    )
  } catch (error) {
    if (!isUnknownAddress(error)) throw error
  }
}

/** Sets the password that was forgotten, and ends every other session: one of them may be a stranger's. */
export async function chooseNewPassword({ password }: { password: string }) {
  const { auth } = await loadSupabase()
  await withRetry(() => auth.updateUser({ password }))
  const { error } = await auth.signOut({ scope: 'others' })
  if (error) console.error('The other sessions could not be ended', error)
}
