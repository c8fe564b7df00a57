import type { Factor, Session } from '@supabase/supabase-js'
import { tokenClaims } from '../token-claims'

/** The devices whose codes count, by the session's own word. */
export const devicesOf = ({ user }: Session): Factor[] =>
  (user.factors ?? []).filter(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  )

/** Whether the person has a device that gives codes, and this session has had none yet. */
export const owesCode = (session: Session): boolean =>
  devicesOf(session).length > 0 && tokenClaims(session)['aal'] !== 'aal2'
