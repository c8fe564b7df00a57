import type { User } from '@supabase/supabase-js'
import type { Enums } from '@contracts/database.types'
import { sessionStorageKey } from '@/shared/supabase/storage-key'
import { termsVersion } from '@/config/terms'
import { functionReturns, rpcReturns, server, tableReturns } from './server'

export const someUserId = '0b0b0b0b-0000-4000-8000-000000000001'

/** A user as the sign-in service describes one. */
export const aUser = (more: Partial<User> = {}): User => ({
  id: someUserId,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ada@example.org',
  app_metadata: { provider: 'email' },
  user_metadata: {},
  created_at: '2026-11-01T09:00:00Z',
  last_sign_in_at: '2026-11-20T09:00:00Z',
  ...more,
})

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

let signIns = 0

/** What the token endpoint answers to a sign-in. Each call is a sign-in of its own. */
export function aSession(
  user = aUser(),
  { sessionId = `session-${++signIns}`, aal = 'aal1', method = 'password' } = {},
) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const claims = {
    sub: user.id,
    role: 'authenticated',
    session_id: sessionId,
    aal,
    amr: [{ method, timestamp: expires_at - 3600 }],
    exp: expires_at,
  }
  return {
    access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`,
    refresh_token: `refresh-${sessionId}`,
    token_type: 'bearer' as const,
    expires_in: 3600,
    expires_at,
    user,
  }
}

type SaidTerms = { accepted: string | null; current?: string; at?: string | null }

/** Which terms hold and which ones whoever is signed in has accepted. */
export const termsAre = ({
  accepted,
  current = termsVersion,
  at = accepted && '2026-11-23T09:00:00Z',
}: SaidTerms) => rpcReturns('my_terms', { current, accepted, accepted_at: at })

/** What whoever is signed in has set up for signing in. */
export const securityIs = (more: object = {}) =>
  rpcReturns('my_security', {
    has_password: true,
    new_email: null,
    new_email_half: false,
    owes_second_factor: false,
    staff_second_factor: null,
    ...more,
  })

/** Answers what the app asks for by itself around a sign-in: the profile, the staff role, the welcome. */
export function answersAboutSession({ staff = null }: { staff?: Enums<'staff_role'> | null } = {}) {
  return [
    tableReturns('profiles', [{ id: someUserId }]),
    tableReturns('staff_members', staff ? [{ role: staff }] : []),
    termsAre({ accepted: termsVersion }),
    securityIs(),
    rpcReturns('my_sessions', []),
    functionReturns('send-admin-notification', 202, { accepted: true }),
  ]
}

/** Puts a session where the app finds it at its start, as after a reload. */
export function signedIn(
  options: { user?: User; staff?: Enums<'staff_role'> | null; method?: string } = {},
): ReturnType<typeof aSession> {
  const { user, method = 'password' } = options
  const session = aSession(user, { method })
  localStorage.setItem(sessionStorageKey, JSON.stringify(session))
  server.use(...answersAboutSession(options))
  return session
}
