import type { AnswerError } from '@contracts/forms/errors'
import type { Answers } from '@contracts/forms/answers'

/** Why the account did not take something, in the ways that lead on differently. */
export type Problem =
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  /** The terms have to be accepted first. */
  | { kind: 'terms' }
  | { kind: 'stale'; version: number; answers: Answers; savedAt: string | null }
  | { kind: 'missing' }
  | { kind: 'not-editable' }
  | { kind: 'deadline' }
  | { kind: 'taken'; applicationId: string; reference: string | null }
  | { kind: 'invalid'; errors: AnswerError[] }
  | { kind: 'too-large' }
  /** Goes through later, by itself or when somebody tries again. */
  | { kind: 'too-often'; message: string }
  | { kind: 'failed'; message: string }

/** What a `DraftServer` rejects with. */
export class DraftProblem extends Error {
  override name = 'DraftProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** A bug in a port must not stop the saving for good, so it counts as a failure that is tried again. */
export const problemOf = (error: unknown): Problem =>
  error instanceof DraftProblem
    ? error.problem
    : { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
