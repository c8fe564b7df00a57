import { answerOf, type Answers, type Json, sameAnswer } from '@contracts/forms/answers'
import { changedKeys, changesBetween, mergeAnswers } from '@contracts/forms/merge'

/** A field that was changed here and elsewhere: the answer here stays in `answers`, the other one stands here. */
export type Conflict = { key: string; theirs: Json | undefined }

/** A draft as this device knows it. */
export type Draft = {
  applicationId: string | null
  formVersionId: string | null
  /** The version on the server that `base` is; 0 before there is one. */
  version: number
  /** The answers that the server is known to have. What differs from them is still to be saved. */
  base: Answers
  answers: Answers
  /** Values that were sent without an answer coming back: the server may have them, or not. */
  unconfirmed: Readonly<Record<string, readonly Json[]>>
  conflicts: Conflict[]
  /** When the server last took something, by its own clock. */
  savedAt: string | null
  /** Set while it holds answers that whoever signed in found here, and has not said whose they are. */
  found: FoundHere | null
}

/** What was here without the answers that were found, and the paths of the files found with them. */
export type FoundHere = { before: Draft; files: readonly string[] }

/** A draft as the server has it. */
export type ServerDraft = {
  applicationId: string
  formVersionId: string
  version: number
  answers: Answers
  savedAt: string | null
}

export const emptyDraft: Draft = {
  applicationId: null,
  formVersionId: null,
  version: 0,
  base: {},
  answers: {},
  unconfirmed: {},
  conflicts: [],
  savedAt: null,
  found: null,
}

/** The answers with one of them set; undefined takes it away. */
export function withAnswer(answers: Answers, key: string, value: Json | undefined): Answers {
  const others = Object.entries(answers).filter(([other]) => other !== key)
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]])
}

/** What has to be sent: answers that the server lacks, null for those to remove. Open conflicts wait. */
export function changesOf(draft: Draft): Answers {
  const waiting = new Set(draft.conflicts.map(({ key }) => key))
  const changes = Object.entries(changesBetween(draft.base, draft.answers))
  return Object.fromEntries(changes.filter(([key]) => !waiting.has(key)))
}

const rememberedAttempts = 5

/** Notes what is about to be sent, so that its coming back later is not taken for somebody else's change. */
export function sending(draft: Draft, changes: Answers): Draft {
  const unconfirmed = { ...draft.unconfirmed }
  for (const [key, value = null] of Object.entries(changes)) {
    const before = unconfirmed[key] ?? []
    if (before.some((earlier) => sameAnswer(earlier, value))) continue
    unconfirmed[key] = [...before, value].slice(-rememberedAttempts)
  }
  return { ...draft, unconfirmed }
}

/** The server took `changes`. An answer that comes late, after a newer one, says nothing new. */
export function acknowledged(
  draft: Draft,
  changes: Answers,
  { version, savedAt }: { version: number; savedAt: string | null },
): Draft {
  if (version <= draft.version) return draft
  let base = draft.base
  for (const [key, value] of Object.entries(changes)) {
    base = withAnswer(base, key, value ?? undefined)
  }
  const open = Object.entries(draft.unconfirmed).filter(([key]) => !(key in changes))
  return { ...draft, base, unconfirmed: Object.fromEntries(open), version, savedAt }
}

/**
 * Brings in what the server has: a field changed on one side only takes that side's answer, one changed on
 * both keeps both until somebody chooses.
 */
export function received(draft: Draft, server: ServerDraft): Draft {
  if (draft.applicationId === server.applicationId && server.version < draft.version) return draft
  const base = baseAsConfirmed(draft, server.answers)
  const { merged, conflicts } = mergeAnswers(base, draft.answers, server.answers)
  const mine = new Set([...conflicts, ...draft.conflicts.map(({ key }) => key)])
  let answers: Answers = merged
  for (const key of mine) answers = withAnswer(answers, key, answerOf(draft.answers, key))
  return {
    applicationId: server.applicationId,
    formVersionId: server.formVersionId,
    version: server.version,
    base: server.answers,
    answers,
    unconfirmed: {},
    conflicts: changedKeys(answers, server.answers)
      .filter((key) => mine.has(key))
      .map((key) => ({ key, theirs: answerOf(server.answers, key) })),
    savedAt: server.savedAt,
    found: draft.found,
  }
}

/** Where the server shows a value that this device sent, that save arrived, though its answer did not. */
function baseAsConfirmed(draft: Draft, theirs: Answers): Answers {
  let base = draft.base
  for (const [key, attempts] of Object.entries(draft.unconfirmed)) {
    const value = answerOf(theirs, key)
    if (attempts.some((sent) => sameAnswer(sent ?? undefined, value))) {
      base = withAnswer(base, key, value)
    }
  }
  return base
}

/**
 * The draft of an application that has gone: withdrawn, or decided so that there may be another. What the account had
 * went with it; where anything was not saved yet, everything goes into the next one.
 */
export const withoutApplication = (draft: Draft): Draft =>
  isUnsaved(draft) ? begunAnew(draft) : emptyDraft

/** Whether anything of it is on this device alone. */
export const isUnsaved = ({ base, answers, conflicts }: Draft): boolean =>
  conflicts.length > 0 || changedKeys(base, answers).length > 0

/** All that was typed, for an application that has not begun yet. */
export const begunAnew = ({ answers, conflicts, found }: Draft): Draft => ({
  ...emptyDraft,
  answers,
  conflicts,
  found,
})

/** Somebody has chosen between the two answers of a conflict. */
export function resolved(draft: Draft, key: string, choice: 'mine' | 'theirs'): Draft {
  const conflict = draft.conflicts.find((open) => open.key === key)
  if (!conflict) return draft
  return {
    ...draft,
    conflicts: draft.conflicts.filter((open) => open !== conflict),
    answers: choice === 'mine' ? draft.answers : withAnswer(draft.answers, key, conflict.theirs),
    found: null,
  }
}

/**
 * Joins what two tabs of one browser hold, from the state that both last saw. What is known of the server is taken
 * from whichever tab heard of it last.
 */
export function joined(ancestor: Draft, mine: Draft, theirs: Draft): Draft {
  const { merged, conflicts } = mergeAnswers(ancestor.answers, mine.answers, theirs.answers)
  const newer = isNewer(ancestor, mine, theirs) ? mine : theirs
  const older = newer === theirs ? mine : theirs
  return {
    ...newer,
    answers: merged,
    unconfirmed: { ...older.unconfirmed, ...newer.unconfirmed },
    conflicts: joinedConflicts(ancestor, mine, theirs, conflicts),
    // Said in one of the tabs is said.
    found: ancestor.found && !(mine.found && theirs.found) ? null : (mine.found ?? theirs.found),
  }
}

/** Versions count within one application: whoever has left it for another, or for none, knows more. */
function isNewer(ancestor: Draft, one: Draft, other: Draft): boolean {
  if (one.applicationId === other.applicationId) return one.version > other.version
  const hasMovedOn = (draft: Draft) => draft.applicationId !== ancestor.applicationId
  return hasMovedOn(one) === hasMovedOn(other) ? one.version > other.version : hasMovedOn(one)
}

/** What was written here before signing in, together with what whoever has signed in had here. */
export function withFound(own: Draft, written: Draft, files: readonly string[]): Draft {
  const { before, files: earlier } = own.found ?? { before: own, files: [] }
  return {
    ...joined(emptyDraft, written, own),
    found: { before, files: [...earlier, ...files] },
  }
}

/** Those that either tab found, without those that either tab has settled. */
function joinedConflicts(
  ancestor: Draft,
  mine: Draft,
  theirs: Draft,
  fresh: readonly string[],
): Conflict[] {
  const has = (draft: Draft, key: string) => draft.conflicts.some((open) => open.key === key)
  const byKey = new Map<string, Conflict>()
  for (const open of [...mine.conflicts, ...theirs.conflicts]) {
    const isSettled = has(ancestor, open.key) && !(has(mine, open.key) && has(theirs, open.key))
    if (!isSettled) byKey.set(open.key, open)
  }
  for (const key of fresh) byKey.set(key, { key, theirs: answerOf(theirs.answers, key) })
  return [...byKey.values()]
}
