import type { Closed } from './ports'
import type { Problem } from './problem'

/** What the form says about its own keeping. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'editing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string | null }
  /** Nobody is signed in: it is kept on this device. */
  | { kind: 'device' }
  | { kind: 'signed-out' }
  | { kind: 'offline' }
  /** One of the last three where the device keeps nothing: it is in this tab alone. */
  | { kind: 'not-kept'; because: 'device' | 'signed-out' | 'offline' }
  /** Found on this device by whoever signed in, who has not said yet whose it is. */
  | { kind: 'found' }
  | { kind: 'retrying' }
  | { kind: 'too-large' }
  | { kind: 'conflict' }
  | { kind: 'submitted' }
  | { kind: 'closed'; closed: Closed }

type Facts = {
  isAnonymous: boolean
  isSignedIn: boolean
  isKeptOnDevice: boolean
  isSubmitted: boolean
  isSaving: boolean
  hasAnswers: boolean
  hasPending: boolean
  hasConflicts: boolean
  isFound: boolean
  closed: Closed | null
  problem: Problem | null
  savedAt: string | null
}

const byProblem: Partial<Record<Problem['kind'], SaveState['kind'] & ('offline' | 'too-large')>> = {
  offline: 'offline',
  'too-large': 'too-large',
}

export function saveStateOf(facts: Facts): SaveState {
  const state = stateOf(facts)
  const speaksOfDevice =
    state.kind === 'device' || state.kind === 'signed-out' || state.kind === 'offline'
  return speaksOfDevice && !facts.isKeptOnDevice ? { kind: 'not-kept', because: state.kind } : state
}

/** The one thing to say, the gravest first. */
function stateOf(facts: Facts): SaveState {
  if (facts.isSubmitted) return { kind: 'submitted' }
  if (facts.closed) return { kind: 'closed', closed: facts.closed }
  if (facts.isAnonymous) return { kind: facts.hasAnswers ? 'device' : 'untouched' }
  if (!facts.isSignedIn) return { kind: 'signed-out' }
  if (facts.hasConflicts) return { kind: 'conflict' }
  if (facts.isFound && facts.hasPending) return { kind: 'found' }
  if (facts.isSaving) return { kind: 'saving' }
  if (facts.hasPending && facts.problem) {
    return { kind: byProblem[facts.problem.kind] ?? 'retrying' }
  }
  if (facts.hasPending) return { kind: 'editing' }
  return facts.savedAt ? { kind: 'saved', at: facts.savedAt } : { kind: 'untouched' }
}

/** Whether there is nothing new to say. */
export const isSameState = (one: SaveState, other: SaveState): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'not-kept' || other.kind !== 'not-kept' || one.because === other.because) &&
  (one.kind !== 'saved' || other.kind !== 'saved' || one.at === other.at) &&
  (one.kind !== 'closed' || other.kind !== 'closed' || one.closed === other.closed)
