import { Suspense, useState } from 'react'
import { DecisionLetter, outcomeLabels } from '@/features/applications'
import { can } from '@/shared/auth/permissions'
import { useStaffRole } from '@/shared/auth/use-staff-role'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import { RelativeTime } from '@/shared/ui/relative-time'
import { refusalSentence } from '../messages'
import { nameOf } from '../names'
import type { ApplicationDetail } from '../types'
import { DecisionEditor, ReleaseDialog } from './lazy-parts'
import { decisionMessages, detailMessages } from './messages'
import { useApproveDecision } from './mutations'

/** The decision from its first words to its release, one step at a time. */
export function DecisionPanel({ detail }: { detail: ApplicationDetail }) {
  const { application, decision, applicant, call, outcomes } = detail
  const [isEditing, setEditing] = useState(false)
  const [isReleasing, setReleasing] = useState(false)
  const approve = useApproveDecision(application.id)
  const role = useStaffRole()
  const mayWrite = can(role, 'decision:write') && outcomes.length > 0
  const person = nameOf(applicant)

  return (
    <section aria-labelledby="decision" className="grid gap-3">
      <h2 id="decision" className="text-2 font-semibold">
        {decisionMessages.title}
      </h2>
      {/* Says aloud what has come of it: a message over the page would lie on what is pressed next. */}
      <p role="status" className="text-2 text-muted empty:sr-only">
        {decision && <Summary decision={decision} />}
      </p>
      {decision && (
        <DecisionLetter
          headingLevel={3}
          outcome={decision.outcome}
          message={decision.message}
          callTitle={call.title}
          date={decision.released_at && <RelativeTime date={decision.released_at} />}
        />
      )}
      {!decision && !mayWrite && (
        <p className="text-2 text-muted">
          {can(role, 'decision:write') ? decisionMessages.notYet : decisionMessages.onlyManagers}
        </p>
      )}
      <div className="screen-only flex flex-wrap gap-2">
        {decision?.state === 'drafted' && mayWrite && (
          <Button
            size="sm"
            busy={approve.isPending}
            onClick={() => approve.mutate(decision.version)}
          >
            {decisionMessages.approve(outcomeLabels[decision.outcome])}
          </Button>
        )}
        {decision?.state === 'approved' && can(role, 'decision:release') && (
          <Button size="sm" onClick={() => setReleasing(true)}>
            {decisionMessages.release(person)}
          </Button>
        )}
        {mayWrite && (
          <Button intent="secondary" size="sm" onClick={() => setEditing(true)}>
            {!decision
              ? decisionMessages.write
              : decision.state === 'released'
                ? decisionMessages.writeAnother
                : decisionMessages.edit}
          </Button>
        )}
      </div>
      {decision?.state === 'drafted' && mayWrite && (
        <p className="screen-only text-1 text-muted">{decisionMessages.approveHelp}</p>
      )}
      {approve.isError && (
        <Notice tone="danger" live title={detailMessages.moveFailed}>
          {refusalSentence(approve.error)}
        </Notice>
      )}
      <Suspense fallback={null}>
        {isEditing && <DecisionEditor detail={detail} onClose={() => setEditing(false)} />}
        {isReleasing && decision && (
          <ReleaseDialog detail={detail} decision={decision} onClose={() => setReleasing(false)} />
        )}
      </Suspense>
    </section>
  )
}

function Summary({ decision }: { decision: NonNullable<ApplicationDetail['decision']> }) {
  const outcome = outcomeLabels[decision.outcome]
  const { somebody } = decisionMessages
  if (decision.state === 'released') return decisionMessages.released(outcome)
  return decision.state === 'approved'
    ? decisionMessages.approved(outcome, decision.approved_by_name ?? somebody)
    : decisionMessages.drafted(outcome, decision.author_name ?? somebody)
}
