import { type Draft, emptyDraft, joined } from './draft'
import type { DraftStore, StoredDraft } from './ports'

/** The draft in memory. It may change at any time, so it is read and replaced in one go. */
export type DraftHolder = { read: () => Draft; adopt: (draft: Draft) => void }

/** What became of a write: `queued` is another one that has not begun yet, and will do it. */
export type Written = 'written' | 'queued' | 'gone'

/**
 * The copy on this device, which other tabs write as well: each write first takes in what they wrote since.
 * Reads and writes queue up, so that what was last seen is always the common ancestor.
 */
export class DeviceCopy {
  readonly #store: DraftStore
  readonly #holder: DraftHolder
  #seen: Draft = emptyDraft
  #revision = 0
  #queue: Promise<unknown> = Promise.resolve()
  #isWriteQueued = false

  constructor(store: DraftStore, holder: DraftHolder) {
    this.#store = store
    this.#holder = holder
  }

  /** Takes in what is stored; true when that was news. */
  pull(): Promise<boolean> {
    return this.#enqueue(async () => {
      const stored = await this.#store.read()
      if (!stored || stored.revision === this.#revision) return false
      this.#take(stored, this.#seen)
      return true
    })
  }

  /** Stores the newest draft, joined with what other tabs wrote. */
  write(): Promise<Written> {
    if (this.#isWriteQueued) return Promise.resolve('queued')
    this.#isWriteQueued = true
    return this.#enqueue(async () => {
      this.#isWriteQueued = false
      const mine = this.#holder.read()
      let result: StoredDraft | null = null
      await this.#store.update((current) => {
        result = this.#next(mine, current)
        return result
      })
      if (!result) return 'gone'
      this.#take(result, mine)
      return 'written'
    })
  }

  /** Begins a new copy after the one that was, which somebody has taken away. */
  renew(): void {
    this.#seen = this.#holder.read()
    this.#revision = 0
  }

  remove(): Promise<void> {
    return this.#enqueue(() => this.#store.update(() => null))
  }

  #next(mine: Draft, current: StoredDraft | null): StoredDraft | null {
    // Gone since: handed in, or wiped on signing out. It must not come back; another application may take its place.
    const before = this.#seen.applicationId
    const isAnother = before !== null && before !== mine.applicationId
    if (!current && this.#revision > 0 && !isAnother) return null
    const isOthers = current !== null && current.revision !== this.#revision
    const draft = isOthers ? joined(this.#seen, mine, current) : mine
    return { ...draft, revision: (current?.revision ?? 0) + 1 }
  }

  /** The draft in memory may have moved on since it was `from`. */
  #take({ revision, ...stored }: StoredDraft, from: Draft): void {
    const draft = this.#holder.read()
    this.#seen = stored
    this.#revision = revision
    this.#holder.adopt(draft === from ? stored : joined(from, draft, stored))
  }

  #enqueue<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(job)
    this.#queue = result.catch(() => undefined)
    return result
  }
}
