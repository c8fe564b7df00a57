import { ButtonLink } from '@/shared/ui/button-link'
import { formAddress } from '../addresses'
import type { PublicLabel } from '../labels'
import { listMessages } from '../list/messages'
import type { OwnApplicationDetail } from '../queries'
import type { TimelineEntry } from '../timeline/timeline-model'
import { requestMessages, standing } from './messages'
import { Progress } from './progress'

type StandingProps = {
  application: OwnApplicationDetail
  timeline: readonly TimelineEntry[]
  sectionTitle: (key: string) => string
}

const isDecided = (label: PublicLabel): boolean =>
  label === 'accepted' || label === 'waiting_list' || label === 'not_selected'

/** Where it stands in plain words, what happens next, and what to do if something is asked. */
export function Standing({ application, timeline, sectionTitle }: StandingProps) {
  const { public_label, reopened_sections, decisions } = application
  const { title, next } = standing[public_label]
  // The letter says it in its own heading, just below.
  const hasLetter = isDecided(public_label) && decisions.length > 0
  const isAsked = public_label === 'information_needed'
  const question = timeline.findLast((entry) => entry.sections !== undefined)?.note

  return (
    <section aria-labelledby="standing" className="grid gap-6">
      <Progress label={public_label} />
      <div role="status" className="grid max-w-measure gap-2">
        <h2 id="standing" className={hasLetter ? 'sr-only' : 'text-5 font-semibold'}>
          {title}
        </h2>
        <p className="text-3 text-muted">{next}</p>
      </div>
      {isAsked && (
        <div className="fold-corner grid justify-items-start gap-4 border-s-4 border-warning bg-surface px-6 py-5 [--fold-colour:var(--warning)]">
          <h3 className="text-3 font-semibold">{requestMessages.title}</h3>
          {question && (
            <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
              {question}
            </p>
          )}
          <p className="text-2 text-muted">
            {requestMessages.sections(reopened_sections.map(sectionTitle))}
          </p>
          <ButtonLink to={formAddress(application)} className="screen-only">
            {requestMessages.action}
          </ButtonLink>
        </div>
      )}
      {public_label === 'draft' && (
        <div>
          <ButtonLink to={formAddress(application)} className="screen-only">
            {listMessages.continueDraft}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
