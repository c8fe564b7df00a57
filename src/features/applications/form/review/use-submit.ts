import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signInPath, termsPath } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { invokeFunction } from '@/shared/supabase/functions'
import { bringAlong } from '../../drafts/bring-along'
import type { DraftEngine } from '../../drafts/draft-engine'
import type { SubmitOutcome } from '../../drafts/draft-sync'
import { useUploadDesk } from '../../upload/upload-context'
import { applicationQueries } from '../../queries'
import { useFormModel } from '../form-context'
import { reviewMessages } from './messages'

/** Mails leave at once when asked to; they leave without being asked too, a little later. */
async function announce(applicationId: string): Promise<void> {
  try {
    const request = { type: 'application_submitted', applicationId }
    await invokeFunction('send-admin-notification', request, { parse: (answer) => answer })
  } catch (error) {
    console.error('The notification of the submission could not be requested', error)
  }
}

/** Submitting: what is in the way, or the receipt. */
export function useSubmit(engine: DraftEngine) {
  const model = useFormModel()
  const desk = useUploadDesk()
  const { isAuthenticated } = useAuth()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** Counts attempts, so that each shows its errors anew. */
  const [attempt, setAttempt] = useState(0)

  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const handle = (outcome: SubmitOutcome): string | null => {
    switch (outcome.kind) {
      case 'received':
        void announce(outcome.received.applicationId)
        void queryClient.invalidateQueries({ queryKey: applicationQueries.all() })
        void navigate(`?received=${outcome.received.applicationId}`, { replace: true })
        return null
      case 'invalid':
        model.showFromServer(outcome.errors)
        return null
      case 'changed':
        return reviewMessages.submitChanged
      case 'conflict':
        return reviewMessages.submitConflict
      case 'closed':
        return null
      case 'problem':
        if (outcome.problem.kind === 'signed-out') void navigate(signInPath(location))
        if (outcome.problem.kind === 'terms') {
          void navigate(termsPath(location))
          return null
        }
        if (outcome.problem.kind === 'too-often') return outcome.problem.message
        if (outcome.problem.kind !== 'offline') return reviewMessages.submitTrouble
        return engine.read().isKeptOnDevice
          ? reviewMessages.submitOffline
          : reviewMessages.submitOfflineHere
    }
  }

  const isRunning = useRef(false)
  const submit = async () => {
    // Asked at once: a second press may come before the button has been drawn as busy.
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      await model.ready()
      const errors = model.showAll()
      setAttempt(attempt + 1)
      if (errors.length > 0) return
      if (!isAuthenticated) {
        bringAlong.ask()
        return void navigate(signInPath(location))
      }
      engine.claim()
      await desk.settled()
      // Whoever has gone back to change something meanwhile does not want to submit any more.
      if (!isHere.current) return
      const missing = Object.values(desk.read().uploads).map(({ name }) => name)
      if (missing.length > 0) setFailure(reviewMessages.submitUploads(missing.join(', ')))
      else setFailure(handle(await engine.submit()))
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { submit, isBusy, failure, attempt }
}
