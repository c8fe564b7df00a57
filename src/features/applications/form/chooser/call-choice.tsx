import { exactTime } from '@/shared/format/dates'
import { ButtonLink } from '@/shared/ui/button-link'
import { applicationAddress, formAddress } from '../../addresses'
import type { OwnApplication } from '../../queries'
import { type Call, callState, deadlineText } from '../calls'
import { chooserMessages } from './messages'

type CallChoiceProps = { call: Call; own: readonly OwnApplication[]; now: Date }

/** One call: what it is, until when, and the way in or back in. */
export function CallChoice({ call, own, now }: CallChoiceProps) {
  const deadline = deadlineText(call)
  const mine = own.find((application) => isFor(application, call))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p dir="auto" className="text-3 font-medium">
          {call.title}
        </p>
        {call.summary && (
          <p dir="auto" className="max-w-measure text-2 text-muted">
            {call.summary}
          </p>
        )}
        <p className="text-2">
          {callState(call, now) === 'upcoming'
            ? `${chooserMessages.opens} ${exactTime(new Date(call.opens_at))}`
            : deadline
              ? `${chooserMessages.closes} ${deadline.here}`
              : chooserMessages.always}
        </p>
        {mine && (
          <p className="text-2 font-medium text-accent">
            {isOpen(mine) ? chooserMessages.begun : chooserMessages.applied}
          </p>
        )}
      </div>
      {callState(call, now) === 'open' && <WayIn call={call} mine={mine} />}
    </li>
  )
}

function WayIn({ call, mine }: { call: Call; mine: OwnApplication | undefined }) {
  if (!mine) {
    return (
      <ButtonLink
        to={`/application-form/${call.applicant_type}?call=${call.slug}`}
        intent={call.evergreen ? 'secondary' : 'primary'}
        aria-label={chooserMessages.beginNamed(call.title)}
      >
        {chooserMessages.begin}
      </ButtonLink>
    )
  }
  return isOpen(mine) ? (
    <ButtonLink to={formAddress(mine)} aria-label={chooserMessages.goOnNamed(call.title)}>
      {chooserMessages.goOn}
    </ButtonLink>
  ) : (
    <ButtonLink
      to={applicationAddress(mine)}
      intent="secondary"
      aria-label={chooserMessages.seeNamed(call.title)}
    >
      {chooserMessages.see}
    </ButtonLink>
  )
}

const isOpen = ({ public_label: label }: OwnApplication) =>
  label === 'draft' || label === 'information_needed'

/** Applications that are over do not stand in the way of another. */
function isFor(application: OwnApplication, call: Call): boolean {
  const isOver =
    application.public_label === 'withdrawn' ||
    (call.evergreen && application.public_label === 'not_selected')
  return application.call_id === call.id && !isOver
}
