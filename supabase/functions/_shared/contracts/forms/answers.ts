export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

/** What one form was answered with: values by field key, as `applications.answers` holds them. */
export type Answers = Readonly<Record<string, Json | undefined>>

export type JsonObject = { [key: string]: Json | undefined }

/** Characters that print nothing: a text made of these alone is no answer. The database has the same list. */
const invisible =
  /^[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff]*$/

export function isBlank(text: string): boolean {
  return invisible.test(text)
}

/** Length as people count it, and as the database does: an emoji is one, not two. */
export function codePointLength(text: string): number {
  let length = 0
  for (const character of text) length += character ? 1 : 0
  return length
}

/** The database can hold neither a null character nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/\u0000|\p{Surrogate}/u.test(text)
}

/** Takes out what the database cannot hold, for text that comes from a keyboard or a clipboard. */
export function storable(text: string): string {
  return text.replaceAll(/\u0000|\p{Surrogate}/gu, '')
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own property only: answers come from outside and may name `constructor` or `__proto__`. */
export function answerOf(answers: Answers, key: string): Json | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined
}

/** Equal as JSON: the order of keys means nothing, and a key without a value is no key. */
export function sameAnswer(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, at) => sameAnswer(item, right[at]))
  }
  if (!isObject(left) || !isObject(right)) return false
  const keys = definedKeys(left)
  if (keys.length !== definedKeys(right).length) return false
  return keys.every((key) => Object.hasOwn(right, key) && sameAnswer(left[key], right[key]))
}

function definedKeys(value: JsonObject): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined)
}

/** Orders by code point, as the database's "C" collation does (plain sort orders by UTF-16 unit). */
export function byCodePoint(left: string, right: string): number {
  const rest = right[Symbol.iterator]()
  for (const character of left) {
    const other = rest.next()
    if (other.done) return 1
    const difference = (character.codePointAt(0) ?? 0) - (other.value.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return rest.next().done ? 0 : -1
}
