import { codePointLength, isBlank } from '@contracts/forms/answers'

/** What a comment, a question and a letter may hold, as the database has it. */
export const limits = { comment: 4_000, request: 4_000, letter: 10_000 } as const

/** How many characters too many a text has, counted as the database counts. */
const excess = (text: string, limit: number): number => Math.max(0, codePointLength(text) - limit)

type Words = { missing: string; tooLong: (by: number) => string }

/** The error of a text that somebody is about to send, if it has one. */
export function textError(text: string, limit: number, words: Words): string | undefined {
  if (isBlank(text)) return words.missing
  const by = excess(text.trim(), limit)
  return by > 0 ? words.tooLong(by) : undefined
}
