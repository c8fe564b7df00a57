import type { Session } from '@supabase/supabase-js'

/** What a session's token says. The server checks it; here it only tells what to show. */
export function tokenClaims({ access_token: token }: Session): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    // Not a token of the usual kind.
    return {}
  }
}
