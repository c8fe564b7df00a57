import {
  type ApplicationStatus,
  type DecisionOutcome,
  outcomeLabels,
  type PublicLabel,
  publicLabels,
  statusLabels,
} from '../labels'
import { staffTimeline, timelineMessages } from './messages'

export type TimelineEvent = {
  id: string
  kind: string
  data: unknown
  created_at: string
}

export type TimelineEntry = {
  id: string
  at: string
  text: string
  /** What was written with it, in the words of whoever wrote it. */
  note?: string
  /** Which parts of the form were opened again. */
  sections?: string[]
  /** Only staff see it. */
  isInternal: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an event says about itself; it was written by the database, possibly by an older version of it. */
function factsOf(data: unknown) {
  const facts = isRecord(data) ? data : {}
  const string = (key: string) => {
    const value = facts[key]
    return typeof value === 'string' ? value : undefined
  }
  const status = (key: string): ApplicationStatus | undefined => {
    const value = string(key)
    return value && isKey(statusLabels, value) ? value : undefined
  }
  const outcome = string('outcome')
  const label = string('public_label')
  const sections = facts['sections']
  return {
    message: string('message'),
    commentId: string('comment_id'),
    audience: string('audience'),
    from: status('from'),
    to: status('to'),
    outcome: outcome && isKey(outcomeLabels, outcome) ? outcome : undefined,
    label: label && isKey(publicLabels, label) ? label : undefined,
    sections: Array.isArray(sections) ? sections.filter((one) => typeof one === 'string') : [],
  } satisfies { outcome?: DecisionOutcome; label?: PublicLabel } & Record<string, unknown>
}

function isKey<Key extends string>(labels: Record<Key, unknown>, value: string): value is Key {
  return Object.hasOwn(labels, value)
}

type SectionTitle = (key: string) => string
type Comment = { id: string; isMine: boolean }

/** The timeline as the applicant reads it, oldest first. What they cannot make sense of is left out. */
export function applicantTimeline(
  events: readonly TimelineEvent[],
  comments: readonly Comment[],
  sectionTitle: SectionTitle,
): TimelineEntry[] {
  return events.flatMap((event) => {
    const facts = factsOf(event.data)
    const entry = (text: string, more?: Partial<TimelineEntry>): TimelineEntry[] => [
      { id: event.id, at: event.created_at, text, isInternal: false, ...more },
    ]
    switch (event.kind) {
      case 'started':
        return entry(timelineMessages.started)
      case 'submitted':
        return entry(timelineMessages.submitted)
      case 'moved':
        return facts.label ? entry(timelineMessages.moved[facts.label]) : []
      case 'information_requested':
        return entry(timelineMessages.informationRequested, {
          note: facts.message,
          sections: facts.sections.map(sectionTitle),
        })
      case 'resubmitted':
        return entry(timelineMessages.resubmitted)
      case 'comment_added': {
        const comment = comments.find(({ id }) => id === facts.commentId)
        if (!comment) return []
        return entry(comment.isMine ? timelineMessages.commentByYou : timelineMessages.commentByUs)
      }
      case 'decision_released':
        return facts.outcome ? entry(timelineMessages.decided(outcomeLabels[facts.outcome])) : []
      case 'withdrawn':
        return entry(timelineMessages.withdrawn)
      default:
        return []
    }
  })
}

export type StaffEvent = TimelineEvent & {
  actor_name: string | null
  shown_to_applicant: boolean
}

/** The timeline as staff read it: everything, and who did it. */
export function staffTimelineEntries(
  events: readonly StaffEvent[],
  sectionTitle: SectionTitle,
): TimelineEntry[] {
  return events.map((event) => {
    const facts = factsOf(event.data)
    const who = event.actor_name || staffTimeline.somebody
    const entry = (text: string, more?: Partial<TimelineEntry>): TimelineEntry => ({
      id: event.id,
      at: event.created_at,
      text,
      isInternal: !event.shown_to_applicant,
      ...more,
    })
    switch (event.kind) {
      case 'started':
        return entry(staffTimeline.started(who))
      case 'submitted':
        return entry(staffTimeline.submitted(who))
      case 'moved':
        return entry(
          facts.to
            ? staffTimeline.moved(who, statusLabels[facts.to].label)
            : staffTimeline.movedOn(who),
        )
      case 'information_requested':
        return entry(staffTimeline.informationRequested(who), {
          note: facts.message,
          sections: facts.sections.map(sectionTitle),
        })
      case 'resubmitted':
        return entry(staffTimeline.resubmitted(who))
      case 'comment_added':
        return entry(
          facts.audience === 'staff'
            ? staffTimeline.commentToTeam(who)
            : staffTimeline.commentToApplicant(who),
        )
      case 'decision_drafted':
        return entry(staffTimeline.drafted(who, facts.outcome && outcomeLabels[facts.outcome]))
      case 'decision_approved':
        return entry(staffTimeline.approved(who, facts.outcome && outcomeLabels[facts.outcome]))
      case 'decision_released':
        return entry(staffTimeline.released(who, facts.outcome && outcomeLabels[facts.outcome]))
      case 'withdrawn':
        return entry(staffTimeline.withdrawn(who))
      default:
        return entry(staffTimeline.unknown(who))
    }
  })
}
