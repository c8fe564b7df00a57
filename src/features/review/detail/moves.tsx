import { Suspense, useState } from 'react'
import type { ApplicationStatus } from '@/features/applications'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import { toast } from '@/shared/ui/toast'
import { refusalSentence } from '../messages'
import { nameOf } from '../names'
import type { ApplicationDetail } from '../types'
import { ConfirmMove, RequestInformation } from './lazy-parts'
import { detailMessages, moveMessages } from './messages'
import { moveDone, useMove } from './mutations'

/** Which step leads on, so that it comes first and weighs most. */
const order: ApplicationStatus[] = ['in_review', 'interview', 'screening', 'more_info']
const forward: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  submitted: 'screening',
  screening: 'in_review',
  in_review: 'interview',
}
const decided: readonly ApplicationStatus[] = ['accepted', 'waitlisted', 'rejected']

/** What the applicant would notice, or what undoes something, is asked about first. */
const needsAsking = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  to === 'more_info' || to === 'interview' || decided.includes(from)

/** The steps that the caller may take from here. */
export function Moves({ detail }: { detail: ApplicationDetail }) {
  const { application, moves, applicant } = detail
  const [asked, setAsked] = useState<ApplicationStatus | null>(null)
  const move = useMove(application.id)
  const from = application.status
  const targets = moves.toSorted(
    (a, b) =>
      Number(b === forward[from]) - Number(a === forward[from]) ||
      order.indexOf(a) - order.indexOf(b),
  )
  if (targets.length === 0) return null

  const press = (to: ApplicationStatus) => {
    if (needsAsking(from, to)) return setAsked(to)
    move.mutate({ to }, { onSuccess: (done) => toast.success(moveDone(done)) })
  }
  const close = () => setAsked(null)

  return (
    <section aria-labelledby="next-step" className="screen-only grid gap-3">
      <h2 id="next-step" className="text-2 font-semibold">
        {moveMessages.title}
      </h2>
      <div className="flex flex-wrap gap-2">
        {targets.map((to) => (
          <Button
            key={to}
            intent={to === forward[from] && !decided.includes(from) ? 'primary' : 'secondary'}
            size="sm"
            busy={move.isPending}
            onClick={() => press(to)}
          >
            {moveMessages.label(from, to)}
          </Button>
        ))}
      </div>
      {move.isError && asked === null && (
        <Notice tone="danger" live title={detailMessages.moveFailed}>
          {refusalSentence(move.error)}
        </Notice>
      )}
      <Suspense fallback={null}>
        {asked === 'more_info' && <RequestInformation detail={detail} onClose={close} />}
        {asked !== null && asked !== 'more_info' && (
          <ConfirmMove detail={detail} to={asked} person={nameOf(applicant)} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}
