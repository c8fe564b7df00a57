import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { DraftEngine, DraftSnapshot } from './draft-engine'
import type { FormSession } from './form-session'

/**
 * Keeps a session open while the form is on screen. `identity` says whose draft of what it is: another one closes it
 * and opens anew.
 */
export function useFormSession(
  identity: string,
  /** The access token: a new one after the account refused the last means that somebody signed in again. */
  token: string | null,
  open: () => Promise<FormSession>,
): FormSession | null {
  const [session, setSession] = useState<{ identity: string; session: FormSession } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const openNow = useEffectEvent(open)

  useEffect(() => {
    let isGone = false
    let opened: FormSession | null = null
    openNow().then((now) => {
      if (isGone) return now.close()
      opened = now
      setSession({ identity, session: now })
    }, setFailure)
    return () => {
      isGone = true
      opened?.close()
    }
  }, [identity])
  if (failure) throw failure

  const current = session?.identity === identity ? session.session : null
  useEffect(() => {
    current?.setSession(token !== null)
  }, [current, token])

  // Names and sizes of the files that are on the account already.
  const isSignedIn = token !== null
  const applicationId = useDraft(current?.engine ?? null, (draft) => draft.applicationId)
  useEffect(() => {
    if (current && isSignedIn && applicationId) void current.desk.load(applicationId)
  }, [current, isSignedIn, applicationId])

  return current
}

const noSubscription = () => () => undefined

/** One thing about the draft; the component is drawn again only when that changes. */
export function useDraft<Part>(
  engine: DraftEngine | null,
  select: (draft: DraftSnapshot) => Part,
): Part | null {
  return useSyncExternalStore(engine?.subscribe ?? noSubscription, () =>
    engine ? select(engine.read()) : null,
  )
}
