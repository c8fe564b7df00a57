import type { Supabase } from '@/shared/supabase/client-ready'
import { errorKind } from '@/shared/supabase/errors'
import type { SignInAddress } from './sign-in-address'

/** The return from a mail or another sign-in page, from the address to a session or a failure. */
export type Arrival =
  | { state: 'none' }
  | { state: 'working' }
  | { state: 'signed-in'; isRecovery: boolean }
  /** `retry` where the link was not even looked at: it is still good. */
  | { state: 'failed'; error: unknown; retry?: () => void }

/** Turns what the address carried into a session. The address itself has been cleaned by then. */
export async function completeArrival(
  supabase: Supabase,
  address: SignInAddress,
): Promise<Arrival> {
  if (address.kind === 'error') return { state: 'failed', error: address }
  const { data, error } = await exchange(supabase, address)
  if (error) return { state: 'failed', error }
  // The first of the two confirmations of a changed address brings no session, and is no failure.
  if (!data.session) return { state: 'none' }
  return { state: 'signed-in', isRecovery: leadsToPassword(address) }
}

/** Whether nobody looked at the link, because the way to the server was cut. */
export const isUnchecked = (error: unknown): boolean =>
  ['offline', 'unavailable'].includes(errorKind(error))

function exchange(supabase: Supabase, address: Exclude<SignInAddress, { kind: 'error' }>) {
  switch (address.kind) {
    case 'tokens':
      return supabase.auth.setSession({
        access_token: address.accessToken,
        refresh_token: address.refreshToken,
      })
    case 'token-hash':
      return supabase.auth.verifyOtp({ token_hash: address.tokenHash, type: address.type })
    case 'code':
      return supabase.auth.exchangeCodeForSession(address.code)
  }
}

/** Whether whoever follows this address has forgotten the password and is about to choose a new one. */
export function leadsToPassword(address: SignInAddress): boolean {
  if (address.kind === 'tokens' || address.kind === 'code') return address.isRecovery
  return address.kind === 'token-hash' && address.type === 'recovery'
}
