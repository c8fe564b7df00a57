import { useEffect, useState } from 'react'
import { acceptTerms, type OwnTerms, readOwnTerms } from '@/shared/auth/own-terms'

type Asked =
  | { state: 'reading' }
  | { state: 'unread'; error: unknown }
  | { state: 'read'; agreement: OwnTerms; saving: boolean; error?: unknown; isNew?: boolean }

/** What somebody has agreed to, and their agreeing. A failure leaves everything as it was. */
export function useAgreement(userId: string, onAgreed: () => void) {
  const [asked, setAsked] = useState<Asked>({ state: 'reading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    readOwnTerms(userId, controller.signal)
      .then((agreement) => setAsked({ state: 'read', agreement, saving: false }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setAsked({ state: 'unread', error })
      })
    return () => controller.abort()
  }, [userId, attempt])

  const retry = () => {
    setAsked({ state: 'reading' })
    setAttempt((count) => count + 1)
  }

  const agree = () => {
    if (asked.state !== 'read' || asked.saving) return
    const { agreement } = asked
    if (agreement.current === null) return
    setAsked({ state: 'read', agreement, saving: true })
    acceptTerms(userId, agreement.current)
      .then((given) => {
        setAsked({ state: 'read', agreement: given, saving: false, isNew: true })
        onAgreed()
      })
      .catch((error: unknown) => setAsked({ state: 'read', agreement, saving: false, error }))
  }

  return { asked, retry, agree }
}
