import { type Answers, isObject, type Json } from '@contracts/forms/answers'
import type { AnswerError } from '@contracts/forms/errors'
import { errorKind, refusal } from '@/shared/supabase/errors'
import { DraftProblem, type Problem } from './problem'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a refusal or a failed request means for the draft. */
export function toProblem(error: unknown): Problem {
  if (error instanceof DraftProblem) return error.problem
  const said = refusal(error)
  if (said) return ofRefusal(said.hint, isObject(said.detail) ? said.detail : {}, said.message)
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown }
  // A request that was given up; the client hands such errors on as plain objects.
  const isGivenUp = [name, message].some((said) => /^(Timeout|Abort)Error/.test(text(said)))
  if (isGivenUp) return { kind: 'offline' }
  switch (errorKind(error)) {
    case 'offline':
      return { kind: 'offline' }
    case 'signed-out':
      return { kind: 'signed-out' }
    default:
      return { kind: 'failed', message: text(message) }
  }
}

function ofRefusal(
  hint: string,
  detail: { [key: string]: Json | undefined },
  message: string,
): Problem {
  switch (hint) {
    case 'not_found':
      return { kind: 'missing' }
    case 'not_editable':
      return { kind: 'not-editable' }
    case 'call_not_open':
    case 'call_closed':
      return { kind: 'deadline' }
    case 'already_applied':
      return {
        kind: 'taken',
        applicationId: text(detail.id),
        reference: text(detail.reference) || null,
      }
    case 'invalid_answers':
      return { kind: 'invalid', errors: readErrors(detail.errors) }
    case 'too_large':
      return { kind: 'too-large' }
    case 'terms_not_accepted':
      return { kind: 'terms' }
    // Signed in by half: the page of signing in asks for the other, and leads back.
    case 'second_factor_needed':
      return { kind: 'signed-out' }
    case 'rate_limited':
      return { kind: 'too-often', message }
    default:
      return { kind: 'failed', message }
  }
}

export const readAnswers = (value: unknown): Answers => (isObject(value) ? value : {})

/** The database's errors have the validator's shape: both are held to it by the same test vectors. */
function readErrors(value: Json | undefined): AnswerError[] {
  return Array.isArray(value) ? (value.filter((error) => isObject(error)) as AnswerError[]) : []
}
