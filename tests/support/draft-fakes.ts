import type { Answers } from '@contracts/forms/answers'
import { applyChanges } from '@contracts/forms/merge'
import type {
  Clock,
  DraftServer,
  DraftStore,
  Found,
  StoredDraft,
  TabMessage,
  Tabs,
} from '@/features/applications/drafts/ports'
import { DraftProblem, type Problem } from '@/features/applications/drafts/problem'

/** Vitest's fake timers stand behind it. */
export const testClock: Clock = {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
}

/** One browser: its tabs share the store and hear each other. */
export class FakeDevice {
  record: StoredDraft | null = null
  writes = 0
  /** It keeps nothing beyond the life of the page. */
  isBroken = false
  /** Tabs do not hear each other, as when one of them sleeps. */
  isMute = false
  readonly #tabs = new Set<{ listener: ((message: TabMessage) => void) | null }>()

  readonly store: DraftStore = {
    isKept: () => !this.isBroken,
    read: async () => {
      return structuredClone(this.record)
    },
    update: async (change) => {
      this.record = structuredClone(change(structuredClone(this.record)))
      this.writes += 1
    },
  }

  tab(): Tabs {
    const tab: { listener: ((message: TabMessage) => void) | null } = { listener: null }
    this.#tabs.add(tab)
    return {
      post: (message) => {
        if (this.isMute) return
        for (const other of this.#tabs) if (other !== tab) other.listener?.(message)
      },
      listen: (listener) => {
        tab.listener = listener
        return () => void this.#tabs.delete(tab)
      },
    }
  }
}

type Application = { id: string; version: number; answers: Answers }

/** Versions, refusals and the lost answer of a request, as the database and the network have them. */
export class FakeServer {
  application: Application | null = null
  closed: Found | null = null
  editableKeys: readonly string[] | null = null
  /** Refusals to give to the next requests, in order. */
  next: Problem[] = []
  /** The next request does its work, but its answer is lost on the way. */
  losesAnswer = false
  isDown = false
  refusesKeys: string[] = []
  /** It has the application, but takes no change to it. */
  isLocked = false
  requests: { name: string; body?: unknown }[] = []
  submissions = 0
  /** While set, requests wait for it. */
  gate: Promise<void> | null = null

  readonly #withdrawn = new Set<string>()
  readonly #rejected = new Set<string>()

  /** The application is withdrawn, on its own page: another one may be begun. */
  withdraw(): void {
    this.#withdrawn.add(this.#theApplication().id)
    this.application = null
  }

  /** Handed in from another device and told "no" since, by a call that one may apply to again. */
  reject(): void {
    this.#rejected.add(this.#theApplication().id)
    this.application = null
  }

  /** The same application written from another device. */
  writeElsewhere(changes: Answers): void {
    const { id, version, answers } = this.#theApplication()
    this.application = { id, version: version + 1, answers: applyChanges(answers, changes) }
  }

  readonly client: DraftServer = {
    find: () =>
      this.#answer('find', undefined, (): Found => {
        if (this.closed) return this.closed
        return this.application
          ? { kind: 'open', draft: this.#draft(), editableKeys: this.editableKeys }
          : { kind: 'none' }
      }),
    begin: (answers) =>
      this.#answer('begin', answers, () => {
        this.#refuse(answers)
        const created = this.application === null
        const id = `application-${this.#withdrawn.size + this.#rejected.size + 1}`
        this.application ??= { id, version: 1, answers }
        return { ...this.#draft(), created }
      }),
    save: ({ applicationId, version }, changes) =>
      this.#answer('save', changes, () => {
        const isOver = this.#withdrawn.has(applicationId) || this.#rejected.has(applicationId)
        if (isOver || this.isLocked) throw new DraftProblem({ kind: 'not-editable' })
        const { id, version: current, answers } = this.#theApplication()
        if (version !== current) {
          throw new DraftProblem({ kind: 'stale', version: current, answers, savedAt: 'then' })
        }
        this.#refuse(changes)
        this.application = { id, version: current + 1, answers: applyChanges(answers, changes) }
        return { version: current + 1, savedAt: `saved ${current + 1}` }
      }),
    submit: ({ applicationId, version }) =>
      this.#answer('submit', version, () => {
        if (this.#withdrawn.has(applicationId)) throw new DraftProblem({ kind: 'not-editable' })
        if (this.#rejected.has(applicationId)) {
          return { applicationId, reference: 'APP-2026-000001', submittedAt: 'long ago' }
        }
        const { version: current, answers } = this.#theApplication()
        if (this.submissions === 0 && version !== current) {
          throw new DraftProblem({ kind: 'stale', version: current, answers, savedAt: 'then' })
        }
        if (this.submissions === 0) this.submissions += 1
        return { applicationId, reference: 'APP-2026-000123', submittedAt: 'today' }
      }),
  }

  countOf(name: string): number {
    return this.requests.filter((request) => request.name === name).length
  }

  async #answer<Result>(name: string, body: unknown, work: () => Result): Promise<Result> {
    this.requests.push({ name, body })
    await this.gate
    if (this.isDown) throw new DraftProblem({ kind: 'offline' })
    const refusal = this.next.shift()
    if (refusal) throw new DraftProblem(refusal)
    const result = structuredClone(work())
    if (!this.losesAnswer) return result
    this.losesAnswer = false
    throw new DraftProblem({ kind: 'offline' })
  }

  #refuse(changes: Answers): void {
    const errors = this.refusesKeys
      .filter((key) => key in changes)
      .map((path) => ({ path, code: 'too_long' as const, params: { max: 10_000 } }))
    if (errors.length > 0) throw new DraftProblem({ kind: 'invalid', errors })
  }

  #theApplication(): Application {
    if (!this.application) throw new DraftProblem({ kind: 'missing' })
    return this.application
  }

  #draft() {
    const { id, version, answers } = this.#theApplication()
    return {
      applicationId: id,
      formVersionId: 'form-1',
      version,
      answers,
      savedAt: `saved ${version}`,
    }
  }
}
