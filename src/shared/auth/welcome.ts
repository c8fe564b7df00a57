import type { Session } from '@supabase/supabase-js'
import type { AdminNotificationRequest } from '@contracts/admin-notification'
import { brand } from '@/config/brand'
import { onDevice } from '@/shared/device-storage'
import { invokeFunction } from '@/shared/supabase/functions'
import { sessionIdOf } from './session-id'

const greetedKey = 'fourfold:greeted-session'

/**
 * Asks for the notification that greets whoever has just signed in. The client says "signed in" again in
 * every tab and at every return of focus, so the sign-in already greeted is remembered by its id.
 */
export async function welcome(session: Session): Promise<void> {
  try {
    if (!(await claimSignIn(sessionIdOf(session)))) return
    await invokeFunction('send-admin-notification', greeting(session), { parse: () => null })
  } catch (error) {
    console.error('The welcome notification could not be requested', error)
  }
}

function greeting({ user }: Session): AdminNotificationRequest {
  const provider: unknown = user.app_metadata.provider
  return {
    type: 'user_action',
    title: `Welcome Back to ${brand.name}!`,
    message: 'You have signed in. Your account is secure and ready.',
    userId: user.id,
    metadata: {
      action: 'login_success',
      timestamp: new Date().toISOString(),
      userAgent: navigator.userAgent,
      loginMethod: typeof provider === 'string' && provider ? provider : 'email',
    },
  }
}

/** True for the one tab that gets there first. */
async function claimSignIn(id: string): Promise<boolean> {
  const claim = () => {
    if (onDevice.read(greetedKey) === id) return false
    onDevice.write(greetedKey, id)
    return true
  }
  return 'locks' in navigator ? navigator.locks.request(greetedKey, claim) : claim()
}
