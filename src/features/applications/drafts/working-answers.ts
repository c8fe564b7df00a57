import type { Answers } from '@contracts/forms/answers'
import { applyChanges } from '@contracts/forms/merge'
import { readAnswers } from './to-problem'

/** The columns of an application that its answers are read from. */
export const workingColumns = 'answers, unsent:unsent_changes(changes)'

type Row = { answers: unknown; unsent?: { changes: unknown } | null }

/** The answers as their applicant has them: what was submitted, with what they have changed since they were asked for more. */
export const workingAnswers = ({ answers, unsent }: Row): Answers =>
  applyChanges(readAnswers(answers), readAnswers(unsent?.changes))
