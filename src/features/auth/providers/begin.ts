import type { ProviderId } from '@/config/auth-providers'
import { onDevice } from '@/shared/device-storage'
import { env } from '@/shared/env'
import { codeVerifierKey } from '@/shared/supabase/storage-key'
import { callbackAddress } from '../calls'

/** Why nobody was sent anywhere. The code is one that has a sentence. */
class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError'
  readonly code: 'provider_disabled' | 'storage_blocked'
  constructor(code: ProviderUnavailableError['code']) {
    super(code)
    this.code = code
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64Url(new Uint8Array(hash))
}

/** Asked before leaving: a provider that is switched off would answer with a page of code. */
async function isSwitchedOn(provider: ProviderId): Promise<boolean> {
  const response = await fetch(`${env.supabaseUrl}/auth/v1/settings`, {
    headers: { apikey: env.supabaseKey },
  })
  if (!response.ok) throw Object.assign(new Error('No settings'), { status: response.status })
  const { external } = (await response.json()) as { external?: Partial<Record<string, boolean>> }
  return external?.[provider] === true
}

/**
 * The address at which somebody signs in with another site. What comes back is a code that only this browser can turn into a
 * session: nobody is signed in by an address that somebody else has begun. Mails have no such binding, since they are
 * read elsewhere; the client as a whole therefore has none either.
 */
export async function beginWith(provider: ProviderId, next: string): Promise<string> {
  if (!(await isSwitchedOn(provider))) throw new ProviderUnavailableError('provider_disabled')
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(48)))
  // As the client keeps it, which redeems the code.
  onDevice.write(codeVerifierKey, JSON.stringify(verifier))
  if (!onDevice.isKept(codeVerifierKey)) throw new ProviderUnavailableError('storage_blocked')
  const address = new URL(`${env.supabaseUrl}/auth/v1/authorize`)
  address.search = new URLSearchParams({
    provider,
    redirect_to: callbackAddress(next),
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 's256',
  }).toString()
  return address.href
}
