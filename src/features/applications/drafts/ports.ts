import type { Draft, ServerDraft } from './draft'
import type { Answers } from '@contracts/forms/answers'

/** What is kept on the device, one record for each call and owner. */
export type StoredDraft = Draft & {
  /** Raised with each write, so that a tab notices that another one wrote. */
  revision: number
}

/** Keeps drafts on the device. `update` is atomic across tabs; null removes. */
export type DraftStore = {
  read: () => Promise<StoredDraft | null>
  update: (change: (current: StoredDraft | null) => StoredDraft | null) => Promise<void>
  /** Whether the device did what it was asked last; otherwise the draft lives no longer than the page. */
  isKept: () => boolean
}

/** What stands in the way of more changes. */
export type Closed =
  { reason: 'deadline' } | { reason: 'submitted'; applicationId: string; reference: string | null }

export type Found =
  | { kind: 'none' }
  | {
      kind: 'open'
      draft: ServerDraft
      /** With information asked for, the only answers that may change; null: all of them. */
      editableKeys: readonly string[] | null
    }
  | { kind: 'closed'; closed: Closed; draft: ServerDraft | null }

export type Received = { applicationId: string; reference: string; submittedAt: string }

/** The account's side of one application. Everything rejects with a `DraftProblem`. */
export type DraftServer = {
  find: () => Promise<Found>
  begin: (answers: Answers) => Promise<ServerDraft & { created: boolean }>
  save: (
    draft: { applicationId: string; version: number },
    changes: Answers,
    /** The page is about to go: the request must outlive it. */
    isLeaving: boolean,
  ) => Promise<{ version: number; savedAt: string | null }>
  submit: (draft: { applicationId: string; version: number }) => Promise<Received>
}

/** `moved`: what nobody had signed in for has become somebody's, or was removed. */
export type TabMessage = 'changed' | 'submitted' | 'moved'

/** The other tabs that have the same draft open. */
export type Tabs = {
  post: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => () => void
}

export type Clock = {
  now: () => number
  after: (delay: number, run: () => void) => () => void
}
