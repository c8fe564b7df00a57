import type { Supabase } from '@/shared/supabase/client-ready'
import { errorKind } from '@/shared/supabase/errors'
import { onDevice } from '@/shared/device-storage'
import { codeVerifierKey } from '@/shared/supabase/storage-key'
import type { SignInAddress } from './sign-in-address'

/** The return from a mail or another sign-in page, from the address to a session or a failure. */
export type Arrival =
  | { state: 'none' }
  | { state: 'working' }
  /** A link that was asked for elsewhere, or by nobody: it is used once somebody presses. */
  | { state: 'waiting'; press: () => void }
  | { state: 'signed-in'; isRecovery: boolean }
  /** The first of the two confirmations of a new address is in. It brings no session, and is no failure. */
  | { state: 'half-confirmed' }
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
  if (!data.session) return { state: 'half-confirmed' }
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
      return redeem(supabase, address.code)
  }
}

/** Only the browser in which it began can turn a code into a session; another one does not even ask. */
async function redeem(supabase: Supabase, code: string) {
  if (onDevice.read(codeVerifierKey) === null) {
    return { data: { session: null }, error: { code: 'pkce_code_verifier_not_found' } }
  }
  try {
    return await supabase.auth.exchangeCodeForSession(code)
  } finally {
    // Good for one code, whatever came of it; the client keeps it after a failure.
    onDevice.remove(codeVerifierKey)
  }
}

/** Whether whoever follows this address has forgotten the password and is about to choose a new one. */
export function leadsToPassword(address: SignInAddress): boolean {
  if (address.kind === 'tokens' || address.kind === 'code') return address.isRecovery
  return address.kind === 'token-hash' && address.type === 'recovery'
}
