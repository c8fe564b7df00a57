import { statusLabels } from '@/features/applications'
import { Badge } from '@/shared/ui/badge'
import { standing } from './messages'
import { isUntold } from './untold'
import type { ApplicationDetail } from './types'

type StatusLineProps = { detail: Pick<ApplicationDetail, 'application' | 'decision'> }

/** Where the application stands and what its applicant knows of that, in plain words. */
export function StatusLine({ detail: { application, decision } }: StatusLineProps) {
  const { status, public_label } = application
  const { label, tone } = statusLabels[status]
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone={tone}>{label}</Badge>
      <p className="text-2">
        {isUntold(application)
          ? standing.unreleased(status, public_label)
          : standing.seesThe(public_label)}
        {decision?.state === 'drafted' && ` ${standing.drafted(decision.outcome)}`}
      </p>
    </div>
  )
}
