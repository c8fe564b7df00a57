import { answerOf, type Answers, type Json, sameAnswer } from '@contracts/forms/answers'
import type { AnswerError } from '@contracts/forms/errors'

const topKey = (path: string) => path.split('.')[0] ?? path

/** Answers that the database would not take even as a draft. The rest is saved without them until they change. */
export class SetAside {
  errors: AnswerError[] = []
  readonly #values = new Map<string, Json | undefined>()

  /** Those of the changes that may be sent. */
  allowed(changes: Answers): Answers {
    return Object.fromEntries(
      Object.entries(changes).filter(
        ([key, value]) => !this.#values.has(key) || !sameAnswer(this.#values.get(key), value),
      ),
    )
  }

  /** True when something could be set aside, so that the others have a chance. */
  add(errors: AnswerError[], changes: Answers): boolean {
    const keys = errors.map(({ path }) => topKey(path)).filter((key) => key in changes)
    for (const key of keys) this.#values.set(key, answerOf(changes, key))
    this.errors = [...this.errors.filter(({ path }) => !keys.includes(topKey(path))), ...errors]
    return keys.length > 0
  }

  /** These were taken in the end. */
  clear(changes: Answers): void {
    for (const key of Object.keys(changes)) this.#values.delete(key)
    this.errors = this.errors.filter(({ path }) => !(topKey(path) in changes))
  }
}
