import { Link } from 'react-router-dom'
import { Badge } from '@/shared/ui/badge'
import { ButtonLink } from '@/shared/ui/button-link'
import { RelativeTime } from '@/shared/ui/relative-time'
import { applicationAddress, formAddress } from '../addresses'
import { publicLabels, typeLabels } from '../labels'
import type { OwnApplication } from '../queries'
import { listMessages, nextSteps } from './messages'
import { ownTitle } from './own-title'

/** One of the applicant's own applications: what it is, where it stands, what to do. */
export function OwnEntry({ application }: { application: OwnApplication }) {
  const { public_label, call } = application
  const { label, tone } = publicLabels[public_label]
  const isDraft = public_label === 'draft'
  const isOpen = isDraft || public_label === 'information_needed'

  return (
    <li className="grid gap-4 border-b border-line py-6 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={applicationAddress(application)}
            dir="auto"
            className="text-4 font-semibold hover:text-accent hover:underline"
          >
            {ownTitle(application)}
          </Link>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="text-2 text-muted">
          {[typeLabels[application.applicant_type], call.title, application.reference]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-2">{nextSteps[public_label]}</p>
        <p className="text-1 text-muted">
          {isDraft || !application.submitted_at ? (
            <>
              {listMessages.savedAt} <RelativeTime date={application.saved_at} />
            </>
          ) : (
            <>
              {listMessages.submittedAt} <RelativeTime date={application.submitted_at} />
            </>
          )}
          {isDraft && call.closes_at && (
            <>
              {' · '}
              {listMessages.closesAt} <RelativeTime date={call.closes_at} />
            </>
          )}
        </p>
      </div>
      {isOpen && (
        <ButtonLink
          to={formAddress(application)}
          intent={isDraft ? 'secondary' : 'primary'}
          className="justify-self-start"
          aria-label={
            isDraft
              ? listMessages.continueOf(ownTitle(application))
              : listMessages.answerRequestOf(ownTitle(application))
          }
        >
          {isDraft ? listMessages.continueDraft : listMessages.answerRequest}
        </ButtonLink>
      )}
    </li>
  )
}
