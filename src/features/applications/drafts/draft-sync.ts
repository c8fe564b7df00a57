import type { AnswerError } from '@contracts/forms/errors'
import { type Answers, sameAnswer } from '@contracts/forms/answers'
import {
  acknowledged,
  begunAnew,
  changesOf,
  type Draft,
  received,
  sending,
  withoutApplication,
} from './draft'
import { Pacer } from './pace'
import type { Clock, Closed, DraftServer, Found, Received } from './ports'
import { type Problem, problemOf } from './problem'
import { SetAside } from './set-aside'

export type SubmitOutcome =
  | { kind: 'received'; received: Received }
  | { kind: 'invalid'; errors: AnswerError[] }
  | { kind: 'changed' }
  | { kind: 'conflict' }
  | { kind: 'closed'; closed: Closed }
  | { kind: 'problem'; problem: Problem }

/** What the saving needs of whoever holds the draft. */
export type SyncHost = {
  read: () => Draft
  update: (change: (draft: Draft) => Draft) => void
  /** Something about the saving itself changed. */
  notify: () => void
  /** Answers of another device came in while this one was at work. */
  announce: () => void
}

/** Brings a draft to the account and the account's changes back, one request at a time. */
export class DraftSync {
  readonly #host: SyncHost
  readonly #server: DraftServer
  readonly #pacer: Pacer

  isSignedIn = false
  isLocated = false
  isSaving = false
  problem: Problem | null = null
  closed: Closed | null = null
  editableKeys: readonly string[] | null = null
  readonly #aside = new SetAside()
  #running: Promise<void> | null = null
  #isAskedAgain = false
  #failures = 0

  constructor(host: SyncHost, server: DraftServer, clock: Clock) {
    this.#host = host
    this.#server = server
    this.#pacer = new Pacer(clock, () => void this.run())
  }

  setSession(isSignedIn: boolean): void {
    if (isSignedIn === this.isSignedIn) return
    this.isSignedIn = isSignedIn
    this.#failures = 0
    if (isSignedIn) void this.run()
    else this.stop()
    this.#host.notify()
  }

  /** What the database will not even keep as a draft. */
  get refused(): readonly AnswerError[] {
    return this.#aside.errors
  }

  schedule(delay?: number): void {
    this.#pacer.soon(delay)
  }

  stop(): void {
    this.#pacer.stop()
  }

  pending(): Answers {
    const changes = Object.entries(this.#aside.allowed(changesOf(this.#host.read())))
    return Object.fromEntries(changes.filter(([key]) => this.editableKeys?.includes(key) ?? true))
  }

  hasPending(): boolean {
    return Object.keys(this.pending()).length > 0
  }

  /** Asks the account anew what it has. */
  restart(): Promise<void> {
    this.isLocated = false
    return this.retry()
  }

  /** Tries at once, whatever the waiting time after a failure. */
  retry(): Promise<void> {
    this.#failures = 0
    return this.run()
  }

  run(isLeaving = false): Promise<void> {
    this.stop()
    if (this.#running) {
      this.#isAskedAgain = true
      return this.#running
    }
    this.#running = this.#work(isLeaving).finally(() => {
      this.#running = null
      this.isSaving = false
      this.#host.notify()
    })
    return this.#running
  }

  /** Saves until nothing is left to save or something stands in the way. */
  async flush(): Promise<void> {
    for (let round = 0; round < 5; round += 1) {
      await this.retry()
      if (this.problem ?? this.closed) return
      if (this.isLocated && !this.hasPending()) return
    }
  }

  /** The application, begun if there is none; null when that is not possible now. */
  async application(): Promise<string | null> {
    await this.flush()
    if (!this.isSignedIn || this.problem || this.closed) return null
    try {
      return (await this.#application()).applicationId
    } catch (error) {
      this.#recover(problemOf(error))
      return null
    }
  }

  async submit(): Promise<SubmitOutcome> {
    for (let round = 0; round < 4; round += 1) {
      await this.flush()
      if (this.closed) return { kind: 'closed', closed: this.closed }
      if (this.problem) return { kind: 'problem', problem: this.problem }
      if (!this.isSignedIn) return { kind: 'problem', problem: { kind: 'signed-out' } }
      if (this.#host.read().conflicts.length > 0) return { kind: 'conflict' }
      if (this.refused.length > 0) return { kind: 'invalid', errors: [...this.refused] }
      const before = this.#host.read().answers
      try {
        const { applicationId, version } = await this.#application()
        return { kind: 'received', received: await this.#server.submit({ applicationId, version }) }
      } catch (error) {
        const problem = problemOf(error)
        if (problem.kind === 'invalid') return problem
        // Whether it arrived is not known; handing in again gives the same answer.
        if (['offline', 'failed', 'too-often'].includes(problem.kind)) {
          return { kind: 'problem', problem }
        }
        this.#recover(problem)
        if (!sameAnswer(this.#host.read().answers, before)) return { kind: 'changed' }
      }
    }
    return { kind: 'problem', problem: this.problem ?? { kind: 'failed', message: '' } }
  }

  async #application(): Promise<{ applicationId: string; version: number }> {
    const { applicationId, version } = this.#host.read()
    if (applicationId) return { applicationId, version }
    const begun = await this.#server.begin({})
    this.#host.update((draft) => received(draft, begun))
    return begun
  }

  async #work(isLeaving: boolean): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      if (!this.isSignedIn || this.closed) return
      try {
        const isDone = await this.#step(isLeaving)
        this.problem = null
        // Looking the application up is not yet having saved anything.
        if (isDone) this.#failures = 0
        if (isDone && !this.#isAskedAgain) return
        this.#isAskedAgain = false
      } catch (error) {
        if (!this.#recover(problemOf(error))) return
      }
    }
  }

  /** One request. True when there was nothing more to do. */
  async #step(isLeaving: boolean): Promise<boolean> {
    if (!this.isLocated) {
      const { applicationId } = this.#host.read()
      this.#accept(await this.#server.find(), applicationId)
      return false
    }
    const changes = this.pending()
    const hasChanges = Object.keys(changes).length > 0
    // Answers that were found here go to nobody's account before somebody has said that they are theirs.
    const { found, conflicts } = this.#host.read()
    if (found) {
      const isNothing = !hasChanges && conflicts.length === 0 && found.files.length === 0
      if (isNothing) this.#host.update((draft) => ({ ...draft, found: null }))
    }
    if (found || !hasChanges) return true
    this.isSaving = true
    this.#host.update((draft) => sending(draft, changes))
    const { applicationId, version } = this.#host.read()
    if (!applicationId) {
      const begun = await this.#server.begin(changes)
      this.#host.update((draft) => received(draft, begun))
      this.#aside.clear(changes)
      return false
    }
    const saved = await this.#server.save({ applicationId, version }, changes, isLeaving)
    this.#host.update((draft) => acknowledged(draft, changes, saved))
    this.#aside.clear(changes)
    return true
  }

  /** `asked` is the application that the draft belonged to when the account was asked. */
  #accept(found: Found, asked: string | null): void {
    this.isLocated = true
    if (found.kind === 'none') {
      const isGone = asked !== null && this.#host.read().applicationId === asked
      if (isGone) this.#host.update(withoutApplication)
      return
    }
    this.editableKeys = found.kind === 'open' ? found.editableKeys : null
    if (found.kind === 'closed') this.closed = found.closed
    const server = found.draft
    if (server) {
      this.#host.update((draft) => {
        const isSame = !draft.applicationId || draft.applicationId === server.applicationId
        return received(isSame ? draft : withoutApplication(draft), server)
      })
    }
    this.#host.notify()
  }

  /** Takes a refusal in; true when going on makes sense at once. */
  #recover(problem: Problem): boolean {
    switch (problem.kind) {
      case 'stale':
        this.#catchUp(problem)
        return true
      case 'missing':
        // Removed or withdrawn elsewhere: all that was typed goes into a new one.
        this.#host.update(begunAnew)
        this.isLocated = false
        return true
      case 'not-editable':
        this.isLocated = false
        if (this.#failed(problem) < 3) return true
        this.#pacer.afterFailures(this.#failures)
        return false
      case 'invalid':
        if (this.#aside.add(problem.errors, this.pending())) return true
        this.#pacer.afterFailures(this.#failed(problem))
        return false
      case 'deadline':
        this.closed = { reason: 'deadline' }
        return false
      case 'taken':
        this.closed = { ...problem, reason: 'submitted' }
        return false
      case 'signed-out':
        this.isSignedIn = false
        this.problem = problem
        return false
      case 'too-large':
        this.problem = problem
        return false
      default:
        this.#pacer.afterFailures(this.#failed(problem))
        return false
    }
  }

  #catchUp({ version, answers, savedAt }: Problem & { kind: 'stale' }): void {
    const before = this.#host.read()
    this.#host.update((draft) =>
      received(draft, {
        applicationId: draft.applicationId ?? '',
        formVersionId: draft.formVersionId ?? '',
        version,
        answers,
        savedAt,
      }),
    )
    if (!sameAnswer(before.answers, this.#host.read().answers)) this.#host.announce()
  }

  #failed(problem: Problem): number {
    this.problem = problem
    this.#failures += 1
    return this.#failures
  }
}
