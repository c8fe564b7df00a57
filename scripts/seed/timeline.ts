import { chance } from './chance.ts'
import type { Application } from './applications.ts'
import type { Comment, StaffKey, Status } from './data.ts'
import { staffId } from './people.ts'

/** A moment before today: so many whole days ago, at this minute of the day. */
export type Moment = { days: number; minute: number }

export type SeedEvent = Moment & {
  kind: string
  actor: string
  data: object
  staff_data: object
  shown: boolean
}
export type SeedComment = Moment & { author: string; audience: string; body: string }
export type SeedLetter = {
  outcome: string
  message: string
  state: 'drafted' | 'approved' | 'released'
  author: string
  approved_by: string | null
  drafted: Moment
  released: Moment | null
}

export type Timeline = {
  events: SeedEvent[]
  comments: SeedComment[]
  letter: SeedLetter | null
  label: string
  started: Moment
  submitted: Moment | null
  saved: Moment
  decided: Moment | null
  released: Moment | null
}

const labels: Record<Status, string> = {
  draft: 'draft',
  submitted: 'received',
  screening: 'being_reviewed',
  in_review: 'being_reviewed',
  interview: 'interview',
  more_info: 'information_needed',
  accepted: 'accepted',
  waitlisted: 'waiting_list',
  rejected: 'not_selected',
  withdrawn: 'withdrawn',
}

type Step =
  { status: Status; after: number } | { letter: 'drafted' | 'approved' | 'released'; after: number }

/** The steps that lead to where an application stands, each with the days it usually takes. */
function stepsTo({ id, journey }: Application): Step[] {
  const { status, unreleased, drafted } = journey
  const chosen = (name: string, least: number, spread: number) => least + chance(name + id, spread)
  const screening: Step = { status: 'screening', after: chosen('screening', 1, 3) }
  const review: Step = { status: 'in_review', after: chosen('review', 2, 5) }
  const interview: Step = { status: 'interview', after: chosen('interview', 4, 6) }
  const letter: Step = { letter: 'drafted', after: chosen('letter', 3, 5) }
  switch (status) {
    case 'draft':
    case 'submitted':
      return []
    case 'screening':
      return [screening]
    case 'in_review':
      return [screening, review]
    case 'interview':
      return [screening, review, interview, ...(drafted ? [letter] : [])]
    case 'more_info':
    case 'withdrawn':
      return [screening, { status, after: chosen('question', 2, 5) }]
    default: {
      const talked = status === 'accepted' || chance(`talked:${id}`, 2) === 0
      const told: Step[] = unreleased ? [] : [{ letter: 'released', after: 1 }]
      const path: Step[] = [screening, review, ...(talked ? [interview] : []), letter]
      return [...path, { letter: 'approved', after: 1 }, ...told]
    }
  }
}

/** Works through the steps; what follows from each is what the database's own triggers would have written. */
export function timelineOf(application: Application): Timeline {
  const { id, person, journey } = application
  const { status, days, question } = journey
  const minuteOf = (name: string) => 7 * 60 + chance(`${name}:${id}`, 11 * 60)
  const isDraft = status === 'draft'
  const started = {
    days: isDraft ? days : days + 1 + chance(`begun:${id}`, 13),
    minute: minuteOf('started'),
  }
  const submitted = isDraft ? null : { days, minute: minuteOf('submitted') }
  const timeline: Timeline = {
    events: [],
    comments: [],
    letter: null,
    label: isDraft ? 'draft' : 'received',
    started,
    submitted,
    saved: submitted ?? { days: Math.max(1, days - 1), minute: minuteOf('saved') },
    decided: null,
    released: null,
  }
  const record = (kind: string, at: Moment, actor: string, event: Partial<SeedEvent> = {}) => {
    timeline.events.push({ ...at, kind, actor, data: {}, staff_data: {}, shown: false, ...event })
  }
  record('started', started, person.id, { shown: true })
  if (!submitted) return timeline
  record('submitted', submitted, person.id, { shown: true })

  const steps = stepsTo(application)
  const usual = steps.reduce((total, { after }) => total + after, 0)
  const pace = Math.min(1, (days - 1) / Math.max(usual, 1))
  let [passed, from] = [0, 'submitted' as Status]
  for (const [index, step] of steps.entries()) {
    passed += step.after * pace
    const at = {
      days: Math.max(1, days - Math.round(passed)),
      minute: 8 * 60 + 40 * index + chance(`${String(index)}${id}`, 39),
    }
    if ('letter' in step) decide(application, timeline, step.letter, at, from, record)
    else from = move(application, timeline, step.status, at, from, record, question)
  }
  timeline.comments = (journey.comments ?? []).map((comment, index, all) =>
    commentOf(application, timeline, comment, index, all.length),
  )
  return timeline
}

type Recorder = (kind: string, at: Moment, actor: string, event?: Partial<SeedEvent>) => void

function move(
  { person }: Application,
  timeline: Timeline,
  to: Status,
  at: Moment,
  from: Status,
  record: Recorder,
  question: { sections: string[]; text: string } | undefined,
): Status {
  const label = labels[to]
  const told = label !== timeline.label
  timeline.label = label
  if (to === 'withdrawn') record('withdrawn', at, person.id, { shown: true, staff_data: { from } })
  else if (to === 'more_info') {
    const data = { message: question?.text, sections: question?.sections }
    const staff_data = { from, to }
    record('information_requested', at, staffId('tomas'), { shown: true, data, staff_data })
  } else {
    const actor = staffId(to === 'interview' ? 'tomas' : 'lea')
    const data = told ? { public_label: label } : {}
    record('moved', at, actor, { shown: told, data, staff_data: { from, to } })
  }
  return to
}

function decide(
  { journey }: Application,
  timeline: Timeline,
  state: 'drafted' | 'approved' | 'released',
  at: Moment,
  from: Status,
  record: Recorder,
): void {
  const outcome = journey.drafted?.outcome ?? journey.status
  const signed: StaffKey = journey.signed ?? 'tomas'
  const [author, second] = [staffId(signed), staffId(signed === 'amina' ? 'tomas' : 'amina')]
  if (state === 'drafted') {
    const message = journey.letter ?? journey.drafted?.letter ?? ''
    timeline.letter = {
      outcome,
      message,
      state,
      author,
      approved_by: null,
      drafted: at,
      released: null,
    }
    record('decision_drafted', at, author, { staff_data: { outcome } })
  } else if (state === 'approved') {
    Object.assign(timeline.letter ?? {}, { state, approved_by: second })
    timeline.decided = at
    record('decision_approved', at, second, { staff_data: { outcome, from, to: outcome } })
  } else {
    Object.assign(timeline.letter ?? {}, { state, released: at })
    timeline.released = at
    timeline.label = labels[journey.status]
    record('decision_released', at, author, {
      shown: true,
      data: { outcome, public_label: timeline.label },
    })
  }
}

/** Comments fall between the last move before a decision and now, in their order. */
function commentOf(
  { id, person }: Application,
  { events }: Timeline,
  { by, audience, text }: Comment,
  index: number,
  count: number,
): SeedComment {
  const moved = events.findLast(({ kind }) =>
    ['moved', 'information_requested', 'submitted'].includes(kind),
  )
  const since = moved?.days ?? 1
  const days = Math.max(1, since - Math.round((since * (index + 1)) / (count + 2)))
  const minute = 14 * 60 + index * 50 + chance(`comment:${String(index)}:${id}`, 45)
  return {
    days,
    minute,
    author: by === 'applicant' ? person.id : staffId(by),
    audience,
    body: text,
  }
}
