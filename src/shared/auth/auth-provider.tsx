import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { onDevice } from '@/shared/device-storage'
import { loadOnce } from '@/shared/load-once'
import { tabNotes } from '@/shared/tab-notes'
import { onNoSession, type Supabase, whenClientReady } from '@/shared/supabase/client-ready'
import { loadSupabase } from '@/shared/supabase/load-client'
import { sessionStorageKey } from '@/shared/supabase/storage-key'
import type { Arrival } from './arrival'
import { askedHere } from './asked-here'
import { ArrivalContext, type Auth, AuthContext, type SignOutScope } from './auth-context'
import { profileQueries } from './profile-queries'
import { signInAddress, type SignInAddress } from './sign-in-address'
import { sessionCache } from './session-cache'
import { announceSignedOut, leaving, onSignedOut, removeLeftovers } from './signed-out'

const firstLoadingDelay = 100
const profileDelay = 100
const welcomeDelay = 500

const loadSignedIn = loadOnce(() => import('./signed-in'))
type SignedIn = Awaited<ReturnType<typeof loadSignedIn>>

/**
 * Knows who is signed in. The client is not loaded before local storage holds a session, the address carries
 * sign-in parameters, or somebody else loads it because the visitor acts.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null)
  const [loading, setLoading] = useState(true)
  const [address] = useState(() => (typeof window === 'undefined' ? null : signInAddress.take()))
  const [arrival, setArrival] = useState<Arrival>({ state: address ? 'working' : 'none' })
  const hasArrived = useRef(false)
  const lastUserId = useRef<string | null>(null)
  const lastSession = useRef<Session | null>(null)
  const isRecovering = useRef(false)
  const checkedToken = useRef<string | null>(null)

  const accept = useCallback((next: Session | null) => {
    const userId = next?.user.id
    if (userId) {
      leaving.end()
      // What was read as one person is not shown to the next.
      if (lastUserId.current && lastUserId.current !== userId) sessionCache.clear()
      lastUserId.current = userId
      tabNotes.belongTo(userId)
    }
    lastSession.current = next
    setSession(next)
  }, [])

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const after = (delay: number, run: () => void) => {
      timers.add(setTimeout(run, delay))
    }
    let firstLoading: 'before check' | 'after check' | 'over' = 'before check'
    let unsubscribe: (() => void) | null = null
    let isOver = false

    const endLoading = () => {
      if (firstLoading === 'over') setLoading(false)
      if (firstLoading !== 'before check') return
      firstLoading = 'after check'
      after(firstLoadingDelay, () => {
        firstLoading = 'over'
        setLoading(false)
      })
    }

    const handle = (supabase: Supabase, event: AuthChangeEvent, next: Session | null) => {
      accept(next)
      endLoading()
      if (!next || (event !== 'SIGNED_IN' && event !== 'TOKEN_REFRESHED')) return
      // At every return of focus the client says "signed in" again, with the token that it had.
      if (checkedToken.current === next.access_token) return
      checkedToken.current = next.access_token
      const work = loadSignedIn()
      // What could not be fetched is asked for again with the next token.
      work.catch((error: unknown) => console.error('The account could not be looked after', error))
      const afterwards = (delay: number, run: (work: SignedIn) => unknown) =>
        after(delay, () => {
          work.then((found) => isOver || run(found)).catch(() => undefined)
        })
      afterwards(profileDelay, async ({ ensureProfile }) => {
        const outcome = await ensureProfile(supabase, next.user)
        if (outcome === 'created') sessionCache.invalidate(profileQueries.all())
      })
      if (event === 'SIGNED_IN' && !isRecovering.current) {
        afterwards(welcomeDelay, ({ welcome }) => welcome(next))
      }
    }

    const follow = async (link: SignInAddress) => {
      setArrival({ state: 'working' })
      try {
        const [supabase, { completeArrival, isUnchecked, leadsToPassword }] = await Promise.all([
          loadSupabase(),
          import('./arrival'),
        ])
        isRecovering.current = leadsToPassword(link)
        const outcome = await completeArrival(supabase, link)
        const mayRetry = outcome.state === 'failed' && isUnchecked(outcome.error)
        setArrival(mayRetry ? { ...outcome, retry: () => void follow(link) } : outcome)
      } catch (error) {
        // There is no client that would say so.
        endLoading()
        setArrival({ state: 'failed', error, retry: () => void follow(link) })
      } finally {
        isRecovering.current = false
      }
    }

    const wait = (link: SignInAddress) =>
      setArrival({ state: 'waiting', press: () => void follow(link) })

    const stopWaiting = whenClientReady((supabase) => {
      const { data } = supabase.auth.onAuthStateChange((event, next) =>
        handle(supabase, event, next),
      )
      unsubscribe = () => data.subscription.unsubscribe()
    })

    const begins = address !== null && !hasArrived.current
    const isFromMail = address?.kind === 'token-hash' || address?.kind === 'tokens'
    const waits = isFromMail && !askedHere.lately()
    if (begins) {
      hasArrived.current = true
      signInAddress.followed()
      if (waits) wait(address)
      else void follow(address)
    }
    if (begins && !waits) {
      // Its session is on the way.
    } else if (onDevice.read(sessionStorageKey)) {
      loadSupabase().catch((error: unknown) => {
        console.error('The session could not be looked up', error)
        endLoading()
      })
    } else {
      endLoading()
    }

    return () => {
      isOver = true
      stopWaiting()
      unsubscribe?.()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [accept, address])

  useEffect(
    () =>
      // In another tab: what was read here was theirs as well.
      onSignedOut((userId) => {
        if (lastUserId.current !== userId) return
        accept(null)
        sessionCache.clear()
        // Also here, in the tab that signs out.
        const ignore = () => undefined
        loadSignedIn().then((work) => work.directorySession.forgetTokens(), ignore)
      }),
    [accept],
  )

  useEffect(() => {
    // The session was removed from under the app, as by clearing the site's data. The client keeps none of its own, and says
    // nothing of it: whoever asks on would be told that there is nothing.
    const lose = () => {
      if (lastSession.current && onDevice.read(sessionStorageKey) === null) accept(null)
    }
    const stop = onNoSession(lose)
    // Somebody has signed in, in another tab. A tab that has its client already is told by that.
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === null) lose()
      if (key !== sessionStorageKey || newValue === null) return
      loadSupabase().catch((error: unknown) => {
        console.error('The session of another tab could not be looked up', error)
      })
    }
    window.addEventListener('storage', listen)
    return () => {
      stop()
      window.removeEventListener('storage', listen)
    }
  }, [accept])

  const signOut = useCallback(
    async (scope: SignOutScope = 'local') => {
      setLoading(true)
      leaving.begin()
      try {
        removeLeftovers()
        const [supabase, work] = await Promise.all([
          loadSupabase(),
          loadSignedIn().catch(() => null),
        ])
        leaving.begin(work?.directorySession.wayOut(lastSession.current))
        const { error } = await supabase.auth.signOut({ scope })
        if (error) throw error
        accept(null)
        if (lastUserId.current) announceSignedOut(lastUserId.current)
        sessionCache.clear()
      } catch (error) {
        leaving.end()
        console.error('Signing out failed', error)
        throw error
      } finally {
        setLoading(false)
      }
    },
    [accept],
  )

  const auth = useMemo<Auth>(() => {
    const user = session?.user ?? null
    return { user, session, isAuthenticated: Boolean(user && session), loading, signOut }
  }, [session, loading, signOut])

  return (
    <AuthContext value={auth}>
      <ArrivalContext value={arrival}>{children}</ArrivalContext>
    </AuthContext>
  )
}
