import { answerOf, type Answers, type Json, type JsonObject, sameAnswer } from './answers.ts'

/** Null removes a key, so it says the same as no key at all. */
const valueOf = (answers: Answers, key: string): Json => answerOf(answers, key) ?? null

function keysOf(...all: Answers[]): string[] {
  return [...new Set(all.flatMap((answers) => Object.keys(answers)))]
}

/** Top-level keys whose answers differ. */
export function changedKeys(before: Answers, after: Answers): string[] {
  return keysOf(before, after).filter(
    (key) => !sameAnswer(valueOf(before, key), valueOf(after, key)),
  )
}

/** What `save_answers` takes: the changed answers only, null where one was removed. */
export function changesBetween(before: Answers, after: Answers): JsonObject {
  return fromEntries(changedKeys(before, after).map((key) => [key, valueOf(after, key)]))
}

export function applyChanges(answers: Answers, changes: Answers): JsonObject {
  const entries = keysOf(answers, changes).map((key): [string, Json] => [
    key,
    Object.hasOwn(changes, key) ? valueOf(changes, key) : valueOf(answers, key),
  ])
  return fromEntries(entries.filter(([, value]) => value !== null))
}

export type Merge = {
  merged: JsonObject
  /** Keys that both sides changed, to different answers. `merged` holds mine for these. */
  conflicts: string[]
}

/** Three-way, by top-level key: what only one side changed is taken from that side. */
export function mergeAnswers(base: Answers, mine: Answers, theirs: Answers): Merge {
  const [byMe, byThem] = [changedKeys(base, mine), new Set(changedKeys(base, theirs))]
  const conflicts = byMe.filter(
    (key) => byThem.has(key) && !sameAnswer(valueOf(mine, key), valueOf(theirs, key)),
  )
  const changes = fromEntries(byMe.map((key) => [key, valueOf(mine, key)]))
  return { merged: applyChanges(theirs, changes), conflicts }
}

/** Defines rather than assigns, so that a key named `__proto__` is a key like any other. */
function fromEntries(entries: [string, Json][]): JsonObject {
  return Object.fromEntries(entries)
}
