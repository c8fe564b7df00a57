import {
  answerOf,
  type Answers,
  isObject,
  type Json,
  type JsonObject,
} from '@contracts/forms/answers'

/** A place in the answers: `city`, or `founders.0.email` inside a group. */
export const pathOf = (...parts: (string | number)[]): string => parts.join('.')

export const topKeyOf = (path: string): string => path.split('.')[0] ?? path

/** Whether `path` is `place`, or lies below it. */
export const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`)

/** The id of the control that answers `path`; the error summary links to it. */
export const controlId = (path: string): string => `answer-${path.replaceAll('.', '-')}`

const isIndex = (part: string) => /^\d+$/.test(part)

const partOf = (value: Json | undefined, part: string): Json | undefined => {
  if (Array.isArray(value)) return isIndex(part) ? value[Number(part)] : undefined
  return isObject(value) ? answerOf(value, part) : undefined
}

/** The answer at a path. The same answer is the same object, as long as nothing below it changes. */
export function answerAt(answers: Answers, path: string): Json | undefined {
  const [key = '', ...rest] = path.split('.')
  return rest.reduce(partOf, answerOf(answers, key))
}

/** What the top-level answer becomes when something below it changes; undefined takes away. */
export function answerWith(
  answers: Answers,
  path: string,
  value: Json | undefined,
): Json | undefined {
  const [key = '', ...rest] = path.split('.')
  return put(answerOf(answers, key), rest, value)
}

function put(current: Json | undefined, rest: string[], value: Json | undefined): Json | undefined {
  const [part, ...below] = rest
  if (part === undefined) return value
  if (isIndex(part)) {
    const items = Array.isArray(current) ? [...current] : []
    const index = Number(part)
    while (items.length <= index) items.push({})
    items[index] = put(items[index], below, value) ?? {}
    return items
  }
  const members: JsonObject = isObject(current) ? current : {}
  const changed = put(answerOf(members, part), below, value)
  const others = Object.entries(members).filter(([other]) => other !== part)
  return Object.fromEntries(changed === undefined ? others : [...others, [part, changed]])
}
