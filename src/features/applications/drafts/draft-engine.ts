import type { AnswerError } from '@contracts/forms/errors'
import { DeviceCopy } from './device-copy'
import { type Conflict, type Draft, emptyDraft, resolved, withAnswer } from './draft'
import { DraftSync, type SubmitOutcome } from './draft-sync'
import { pace } from './pace'
import type { Answers, Json } from '@contracts/forms/answers'
import { changedKeys } from '@contracts/forms/merge'
import type { Clock, DraftServer, DraftStore, Received, Tabs } from './ports'
import { isSameState, type SaveState, saveStateOf } from './save-state'

export type DraftSnapshot = {
  answers: Answers
  conflicts: readonly Conflict[]
  save: SaveState
  applicationId: string | null
  formVersionId: string | null
  editableKeys: readonly string[] | null
  /** What the database would not take, not even as a draft. */
  refused: readonly AnswerError[]
  /** False when this browser keeps nothing, as in some private windows. */
  isKeptOnDevice: boolean
  /** Answers of another device or tab came in since this page was opened. */
  hasNews: boolean
  /** Whether the answers are all here that can be had for now. */
  isReady: boolean
  received: Received | null
  /** What was found on this device on signing in is shown, and nobody has said yet whose it is. */
  isFound: boolean
}

export type DraftPorts = { store: DraftStore; server: DraftServer; tabs: Tabs; clock: Clock }

/**
 * Holds the answers of one application while somebody writes, keeps them on the device at once and on the account soon
 * after, and takes in what other tabs and devices wrote. Knows nothing of React.
 */
export class DraftEngine {
  readonly #sync: DraftSync
  readonly #copy: DeviceCopy
  readonly #store: DraftStore
  readonly #tabs: Tabs
  readonly #isAnonymous: boolean
  readonly #listeners = new Set<() => void>()
  #draft: Draft = emptyDraft
  #snapshot: DraftSnapshot
  #isOpen = false
  #isSignedIn = false
  #isKeptOnDevice = true
  #hasNews = false
  #received: Received | null = null
  #isSubmittedElsewhere = false
  #submitting: Promise<SubmitOutcome> | null = null
  #stopListening: () => void

  constructor(
    { store, server, tabs, clock }: DraftPorts,
    { isAnonymous }: { isAnonymous: boolean },
  ) {
    this.#isAnonymous = isAnonymous
    this.#store = store
    this.#tabs = tabs
    const read = () => this.#draft
    this.#copy = new DeviceCopy(store, { read, adopt: (draft) => this.#adopt(draft) })
    const host = {
      read,
      update: (change: (draft: Draft) => Draft) => this.#replace(change(this.#draft)),
      notify: () => this.#notify(),
      announce: () => {
        this.#hasNews = true
        this.#notify()
      },
    }
    this.#sync = new DraftSync(host, server, clock)
    this.#snapshot = this.#photograph({ kind: 'untouched' })
    this.#stopListening = tabs.listen((message) => {
      if (message === 'submitted') this.#isSubmittedElsewhere = true
      else if (message === 'moved') this.#forget()
      else void this.#pull()
      this.#notify()
    })
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  read = (): DraftSnapshot => this.#snapshot

  /** Reads what the device holds. Answers may be changed from then on. */
  async open(): Promise<void> {
    await this.#copy.pull()
    this.#isKeptOnDevice = this.#store.isKept()
    this.#isOpen = true
    this.#sync.setSession(this.#isSignedIn)
    this.#notify()
  }

  setSession(isSignedIn: boolean): void {
    this.#isSignedIn = isSignedIn && !this.#isAnonymous
    // The account is asked after the device: only what was here tells an old answer from somebody else's.
    if (this.#isOpen) this.#sync.setSession(this.#isSignedIn)
  }

  change(key: string, value: Json | undefined): void {
    if (this.#received ?? this.#sync.closed) return
    const answers = withAnswer(this.#draft.answers, key, value)
    this.#replace({ ...this.#draft, answers, found: null })
    this.#sync.schedule()
  }

  resolve(key: string, choice: 'mine' | 'theirs'): void {
    this.#replace(resolved(this.#draft, key, choice))
    this.#sync.schedule(0)
  }

  /** What was found here belongs to whoever has signed in. */
  claim(): void {
    if (!this.#draft.found) return
    this.#replace({ ...this.#draft, found: null })
    this.#sync.schedule(0)
  }

  /** What was found here belongs to somebody else: only what was here before stays. Gives the paths of its files. */
  disown(): readonly string[] {
    const { found } = this.#draft
    if (!found) return []
    this.#replace(found.before)
    void this.#sync.restart()
    return found.files
  }

  /** Takes the copy off this device, and with it the answers off the screen. */
  async remove(): Promise<void> {
    await this.#copy.remove()
    this.#forget()
    this.#tabs.post('moved')
    this.#notify()
  }

  /** The keys of what this device has and the account has not. */
  unsaved(): readonly string[] {
    return changedKeys(this.#draft.base, this.#draft.answers)
  }

  /** The account has all of it and takes no more: there is nothing to keep here. */
  letGo(): Promise<void> {
    return this.#copy.remove()
  }

  dismissNews(): void {
    this.#hasNews = false
    this.#notify()
  }

  /** The network is back, or somebody pressed "try again". */
  retry(): void {
    void this.#sync.retry()
  }

  /** For what hangs on the application, such as files: begun if there is none yet, null when that cannot be. */
  application(): Promise<string | null> {
    return this.#sync.application()
  }

  /** Resolves once everything is saved, or that is not possible now. */
  saved(): Promise<void> {
    return this.#sync.flush()
  }

  /** The page is being hidden or left. */
  leave(): void {
    if (this.#sync.hasPending()) void this.#sync.run(true)
  }

  /** Hands the application in, once, however often it is called meanwhile. */
  submit(): Promise<SubmitOutcome> {
    this.#submitting ??= this.#submitOnce().finally(() => {
      this.#submitting = null
      this.#notify()
    })
    return this.#submitting
  }

  /** Ends all waiting. What was typed is on the device already. */
  close(): void {
    this.#stopListening()
    this.#sync.stop()
    this.setSession(false)
    this.#sync.setSession(false)
    this.#listeners.clear()
  }

  async #submitOnce(): Promise<SubmitOutcome> {
    const outcome = await this.#sync.submit()
    if (outcome.kind !== 'received') return outcome
    this.#received = outcome.received
    this.#notify()
    this.#tabs.post('submitted')
    // Handed in is handed in: a copy that cannot be removed is found to be closed next time.
    await this.#copy.remove()
    return outcome
  }

  #replace(next: Draft): void {
    const before = this.#draft
    if (next === before) return
    this.#draft = next
    this.#notify()
    void this.#keep()
  }

  async #keep(): Promise<void> {
    const written = await this.#copy.write()
    if (written === 'queued') return
    this.#isKeptOnDevice = written === 'written' && this.#store.isKept()
    if (written === 'written') this.#tabs.post('changed')
    this.#notify()
  }

  /** Another tab has taken the answers away: what is typed here from now on is the beginning of others. */
  #forget(): void {
    this.#draft = emptyDraft
    this.#isKeptOnDevice = true
    this.#copy.renew()
  }

  async #pull(): Promise<void> {
    const isNews = await this.#copy.pull()
    // The tab that changed it saves it; this one does if that one is gone.
    if (isNews && this.#sync.hasPending()) this.#sync.schedule(pace.echo)
  }

  #adopt(next: Draft): void {
    this.#draft = next
    this.#notify()
  }

  #notify(): void {
    const next = this.#photograph(this.#snapshot.save)
    // Whoever listens is many, one for each question on the screen: nobody is called for nothing.
    if (isSameSnapshot(this.#snapshot, next)) return
    this.#snapshot = next
    for (const listener of this.#listeners) listener()
  }

  #photograph(before: SaveState): DraftSnapshot {
    const { answers, conflicts, applicationId, formVersionId, savedAt, found } = this.#draft
    const sync = this.#sync
    const hasAnswers = Object.keys(answers).length > 0
    const save = saveStateOf({
      isAnonymous: this.#isAnonymous,
      isSignedIn: sync.isSignedIn,
      isKeptOnDevice: this.#isKeptOnDevice,
      isSubmitted: this.#isSubmittedElsewhere || this.#received !== null,
      isSaving: sync.isSaving,
      hasAnswers,
      hasPending: sync.hasPending(),
      hasConflicts: conflicts.length > 0,
      isFound: Boolean(found),
      closed: sync.closed,
      problem: sync.problem,
      savedAt,
    })
    return {
      answers,
      conflicts,
      applicationId,
      formVersionId,
      editableKeys: sync.editableKeys,
      refused: sync.refused,
      received: this.#received,
      isKeptOnDevice: this.#isKeptOnDevice,
      hasNews: this.#hasNews,
      isFound: Boolean(found),
      isReady: this.#isOpen && (hasAnswers || !sync.isSignedIn || sync.isLocated || !!sync.problem),
      save: isSameState(before, save) ? before : save,
    }
  }
}

const isSameSnapshot = (one: DraftSnapshot, other: DraftSnapshot): boolean =>
  (Object.keys(one) as (keyof DraftSnapshot)[]).every((part) => Object.is(one[part], other[part]))
