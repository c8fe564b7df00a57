import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { signInPath } from '@/shared/auth/next-path'
import { exactTime } from '@/shared/format/dates'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import type { FormSession } from '../../drafts/form-session'
import { hasAccountDraftQuery } from '../../drafts/has-account-draft'
import { useDraft } from '../../drafts/use-form-session'
import { type Call, callState, grace } from '../calls'
import { focusSection } from '../focus-section'
import { statusMessages } from '../status/messages'
import { pageMessages } from './messages'

const ConflictPanel = lazy(() =>
  import('../status/conflict-panel').then((module) => ({ default: module.ConflictPanel })),
)
const FoundNotice = lazy(() =>
  import('../status/found-notice').then((module) => ({ default: module.FoundNotice })),
)
const Asked = lazy(() => import('./asked').then((module) => ({ default: module.Asked })))
const KnownAnswers = lazy(() =>
  import('../known/known-answers').then((module) => ({ default: module.KnownAnswers })),
)

type FormNoticesProps = {
  call: Call
  session: FormSession
  isAnonymous: boolean
  /** Offers to fill in what is known; null where that would only be in the way. */
  onDismissKnown: (() => void) | null
}

/** What there is to know before going on writing. */
export function FormNotices({ call, session, isAnonymous, onDismissKnown }: FormNoticesProps) {
  const { engine } = session
  const [openedAt] = useState(() => new Date())
  const hasConflicts = useDraft(engine, ({ conflicts }) => conflicts.length > 0)
  const asked = useDraft(engine, (draft) => (draft.editableKeys ? draft.applicationId : null))
  const isKept = useDraft(engine, (draft) => draft.isKeptOnDevice)
  const isFound = useDraft(engine, (draft) => draft.isFound)
  const hasNews = useDraft(engine, (draft) => draft.hasNews)
  const dismissNews = () => {
    engine.dismissNews()
    focusSection()
  }
  return (
    <>
      {callState(call, openedAt) === 'grace' && !asked && (
        <Notice tone="warning" title={pageMessages.graceTitle}>
          {pageMessages.grace(exactTime(new Date(Date.parse(call.closes_at ?? '') + grace)))}
        </Notice>
      )}
      {asked && (
        <Suspense>
          <Asked applicationId={asked} />
        </Suspense>
      )}
      {isFound && (
        <Suspense>
          <FoundNotice session={session} />
        </Suspense>
      )}
      {hasConflicts && (
        <Suspense>
          <ConflictPanel engine={engine} />
        </Suspense>
      )}
      {hasNews && !hasConflicts && (
        <Notice
          live
          action={
            <Button intent="quiet" size="sm" onClick={dismissNews}>
              {statusMessages.newsAction}
            </Button>
          }
        >
          {statusMessages.news}
        </Notice>
      )}
      {isKept === false && (
        <Notice tone="warning" live>
          {isAnonymous ? statusMessages.notKeptAnonymous : statusMessages.notKept}
        </Notice>
      )}
      {isAnonymous ? (
        <Elsewhere callId={call.id} />
      ) : (
        onDismissKnown &&
        !asked && (
          <Suspense>
            <KnownAnswers onDismiss={onDismissKnown} />
          </Suspense>
        )
      )}
    </>
  )
}

/** After a reload without a session the answers of the account are there, and are not shown to just anybody. */
function Elsewhere({ callId }: { callId: string }) {
  const location = useLocation()
  const { data: isThere } = useQuery(hasAccountDraftQuery(callId))
  if (!isThere) return null
  return (
    <Notice
      action={
        <Link to={signInPath(location)} className="text-link">
          {statusMessages.elsewhereAction}
        </Link>
      }
    >
      {statusMessages.elsewhere}
    </Notice>
  )
}
