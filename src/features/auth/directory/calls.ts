import { directorySession } from '@/shared/auth/directory-session'
import { withRetry } from '@/shared/auth/with-retry'
import { loadOnce } from '@/shared/load-once'
import { loadSupabase } from '@/shared/supabase/load-client'
import type { DirectoryApplication } from '../msal'
import { DirectoryError, ExchangeError } from './failures'
import { newNonce } from './nonce'
import { canKeep, requestNote } from './request-note'
import { directorySettings } from './settings'

export type Way = 'redirect' | 'popup' | 'silent'

export type Attempt = {
  way: Way
  /** Where to go once signed in. */
  next: string
  /** The address typed so far: the directory may fill it in. */
  email: string
  /** Let them pick, instead of taking whoever is signed in there. */
  isOther?: boolean
}

// The account's address is asked for beside its name: the backend links accounts by it, when the directory vouches for it.
const scopes = ['User.Read', 'openid', 'profile', 'email']

type Answer = Awaited<ReturnType<DirectoryApplication['ssoSilent']>>

/** Signs in through the directory, up to a session of the backend; by redirect, up to leaving this page. */
export async function begin(
  app: DirectoryApplication,
  { way, next, email, isOther = false }: Attempt,
  onAnswer: () => void,
): Promise<void> {
  const nonce = await newNonce()
  const [account] = app.getAllAccounts()
  const request = {
    scopes,
    nonce: nonce.hashed,
    ...(isOther || requestNote.takeOther() ? { prompt: 'select_account' } : {}),
    ...(email.includes('@') ? { loginHint: email } : {}),
  }
  // A way back needs it, and so does a window to find the page that opened it.
  if (!canKeep()) throw new DirectoryError('storage-blocked')
  if (way === 'redirect') {
    requestNote.write({ nonce: nonce.raw, next })
    return app.loginRedirect(request)
  }
  const answer =
    way === 'silent'
      ? await app.ssoSilent({ ...request, ...(account && { account }) })
      : // One that was begun before is given up.
        await app.loginPopup({ ...request, overrideInteractionInProgress: true })
  onAnswer()
  return exchange(answer, nonce.raw)
}

/** Finishes what a redirect began. Another call goes on with the same answer, which is good only once. */
export function finishRedirect(app: DirectoryApplication, state: string): () => Promise<string> {
  const take = loadOnce(async () => {
    const note = requestNote.read()
    try {
      const answer = await app.handleRedirectPromise()
      if (!answer || !note) {
        throw new DirectoryError(requestNote.isFinished(state) ? 'used' : 'elsewhere')
      }
      return { answer, note }
    } finally {
      if (note) requestNote.finish(state)
    }
  })
  return loadOnce(async () => {
    const { answer, note } = await take()
    await exchange(answer, note.nonce)
    return note.next
  })
}

/** The directory's word for a session of the backend, which checks it. If that fails, the next time they pick an account. */
async function exchange({ idToken, tenantId, account }: Answer, nonce: string): Promise<void> {
  requestNote.askForOther()
  if (tenantId.toLowerCase() !== directorySettings()?.tenantId.toLowerCase()) {
    throw new DirectoryError('foreign-tenant')
  }
  try {
    const { auth } = await loadSupabase()
    const { data } = await withRetry(() =>
      auth.signInWithIdToken({ provider: 'azure', token: idToken, nonce }),
    )
    if (data.session) directorySession.begin(data.session, account?.loginHint || account?.username)
    requestNote.takeOther()
  } catch (cause) {
    throw new ExchangeError('The backend did not take the token', { cause })
  }
}

/** Ends the session of the directory, by way of its own page. */
export async function signOutThere(app: DirectoryApplication): Promise<void> {
  const logoutHint = directorySession.hint()
  // Who it was does not stay on the device, whatever becomes of the way there.
  directorySession.end()
  await app.logoutRedirect(logoutHint ? { logoutHint } : undefined)
}
