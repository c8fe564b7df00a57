import type { User } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { withRetry } from '@/shared/auth/with-retry'
import type { Prove } from '@/shared/person-check/open-check'
import type { PersonCheck } from '@/shared/person-check/use-person-check'
import { loadSupabase } from '@/shared/supabase/load-client'
import { sessionQueries } from '../sessions/sessions'
import { isCurrentPassword } from './current-password'

/** Thrown when the password that should be changed is not known to whoever wants to change it. */
export class WrongPasswordError extends Error {
  override name = 'WrongPasswordError'
}

/** Thrown when a code has been mailed, without which nothing is changed: whoever is there signed in long ago. */
export class CodeSentError extends Error {
  override name = 'CodeSentError'
}

type PasswordChange = {
  user: User
  /** Null for the first password of somebody who has signed in another way so far. */
  current: string | null
  next: string
  /** From the mail, once one was asked for. */
  code: string | null
}

const isCodeNeeded = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'reauthentication_needed'

async function sendCode(): Promise<void> {
  const { auth } = await loadSupabase()
  await withRetry(() => auth.reauthenticate())
}

export const useSendCode = () => useMutation({ mutationFn: sendCode })

async function changePassword(
  { user, current, next, code }: PasswordChange,
  prove: Prove,
): Promise<void> {
  if (current !== null && !(await isCurrentPassword(user, current, prove))) {
    throw new WrongPasswordError()
  }
  const { auth } = await loadSupabase()
  try {
    await withRetry(() =>
      auth.updateUser({
        password: next,
        ...(current === null ? {} : { current_password: current }),
        ...(code ? { nonce: code } : {}),
      }),
    )
  } catch (error) {
    if (!isCodeNeeded(error)) throw error
    await sendCode()
    throw new CodeSentError()
  }
}

/** Sets a password. Every other device is signed out by it. */
export function useChangePassword({ proven }: PersonCheck) {
  return useMutation({
    mutationFn: (change: PasswordChange) => proven(changePassword)(change),
    onSuccess: (_data, _change, _shown, { client }) => {
      for (const queryKey of [securityQueries.all(), sessionQueries.all()]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}
