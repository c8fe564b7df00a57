/** How much is kept of whom nothing was heard for a while. */
const mostKept = 20_000

/** How often something may be tried: a bucket for each key, kept while the process lives. */
export class Attempts {
  readonly #burst: number
  readonly #perMinute: number
  readonly #buckets = new Map<string, { tokens: number; at: number }>()

  constructor(burst = 10, perMinute = 5) {
    this.#burst = burst
    this.#perMinute = perMinute
  }

  /** Takes one try; false where there is none left for now. */
  take(key: string, now = Date.now()): boolean {
    const left = this.#left(key, now)
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: Math.max(0, left >= 1 ? left - 1 : left), at: now })
    const oldest = this.#buckets.size > mostKept && this.#buckets.keys().next().value
    if (typeof oldest === 'string') this.#buckets.delete(oldest)
    return left >= 1
  }

  /** Gives one back that turned out not to count. */
  giveBack(key: string, now = Date.now()): void {
    const tokens = Math.min(this.#burst, this.#left(key, now) + 1)
    this.#buckets.set(key, { tokens, at: now })
  }

  /** Whoever got it right begins anew. */
  forget(key: string): void {
    this.#buckets.delete(key)
  }

  #left(key: string, now: number): number {
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: this.#burst, at: now }
    return Math.min(this.#burst, tokens + ((now - at) / 60_000) * this.#perMinute)
  }
}
