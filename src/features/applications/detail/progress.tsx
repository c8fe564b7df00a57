import { cx } from '@/shared/ui/cx'
import type { PublicLabel } from '../labels'
import { progressMessages } from './messages'

const steps = ['received', 'review', 'decision'] as const

/** How far along a label is; withdrawn applications and drafts are on no way. */
const stepOf: Partial<Record<PublicLabel, number>> = {
  received: 0,
  being_reviewed: 1,
  information_needed: 1,
  interview: 1,
  accepted: 2,
  waiting_list: 2,
  not_selected: 2,
}

/** The way of an application in three steps, as the applicant knows it. */
export function Progress({ label }: { label: PublicLabel }) {
  const now = stepOf[label]
  if (now === undefined) return null
  return (
    <ol aria-label={progressMessages.label} className="grid max-w-form grid-cols-3 text-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? 'step' : undefined}
          className={cx(
            'relative border-t-2 pt-3 pe-4',
            index <= now ? 'border-accent' : 'border-line',
            index === now ? 'font-semibold' : 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute -top-[0.3125rem] start-0 size-2 rotate-45',
              index <= now ? 'bg-accent' : 'bg-line-strong',
            )}
          />
          {progressMessages.steps[step]}
          {index < now && <span className="sr-only">, {progressMessages.done}</span>}
        </li>
      ))}
    </ol>
  )
}
