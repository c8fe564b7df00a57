import type { Answers } from '@contracts/forms/answers'
import type { FormDefinition } from '@contracts/forms/definition'
import type { Database, Tables } from '@contracts/database.types'
import type {
  ApplicantType,
  ApplicationFile,
  ApplicationStatus,
  DecisionOutcome,
  DecisionState,
  StaffEvent,
} from '@/features/applications'

type ListedRow = Database['public']['CompositeTypes']['listed_application']
type Absent = 'reference' | 'country' | 'submitted_at' | 'decision_state'

/** A row of the list. Generated types cannot know which columns of a function are never null. */
export type ApplicationRow = {
  [Column in keyof ListedRow]: Column extends Absent
    ? ListedRow[Column]
    : NonNullable<ListedRow[Column]>
}

export type ApplicationCounts = {
  total: number
  /** True where the numbers are the planner's guess, above 10,000 rows. */
  estimated: boolean
  /** Counted without the chosen statuses, so that the others keep their numbers; the same for types. */
  by_status: Partial<Record<ApplicationStatus, number>>
  by_type: Partial<Record<ApplicantType, number>>
}

export type StaffComment = {
  id: string
  audience: 'staff' | 'applicant'
  body: string
  created_at: string
  author_name: string | null
  mine: boolean
}

export type Decision = {
  id: string
  outcome: DecisionOutcome
  message: string
  state: DecisionState
  /** Goes up with each rewriting; commands name the one that was read. */
  version: number
  released_at: string | null
  author_name: string | null
  approved_by_name: string | null
}

/** Everything staff see of one application, as `application_detail` answers. */
export type ApplicationDetail = {
  application: Omit<Tables<'applications'>, 'answers'> & { answers: Answers }
  definition: FormDefinition
  call: { id: string; title: string; slug: string; closes_at: string | null }
  applicant: { id: string; first_name: string; last_name: string; email: string }
  files: ApplicationFile[]
  events: StaffEvent[]
  comments: StaffComment[]
  /** The newest letter: one that is being written, or else the last that was released. */
  decision: Decision | null
  /** Where the caller may move it. */
  moves: ApplicationStatus[]
  /** What the caller may decide. */
  outcomes: DecisionOutcome[]
}
