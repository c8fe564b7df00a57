import type { Session } from '@supabase/supabase-js'
import { tokenClaims } from './token-claims'

/** A sign-in keeps its session id through every refresh of its token; the time of the sign-in tells those without from the next. */
export function sessionIdOf(session: Session): string {
  const id = tokenClaims(session)['session_id']
  return typeof id === 'string' && id
    ? id
    : `${session.user.id}/${session.user.last_sign_in_at ?? ''}`
}
