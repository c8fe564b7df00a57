import type { Clock } from './ports'

/** In milliseconds: how long after the last key, at the latest, after failures, after another tab's change. */
export const pace = {
  idle: 800,
  latest: 5_000,
  firstRetry: 1_000,
  lastRetry: 60_000,
  echo: 3_000,
}

/** Decides when the next save is due. */
export class Pacer {
  readonly #clock: Clock
  readonly #run: () => void
  #timers: { idle?: () => void; latest?: () => void; retry?: () => void } = {}

  constructor(clock: Clock, run: () => void) {
    this.#clock = clock
    this.#run = run
  }

  /** When typing pauses, and every few seconds while it does not. */
  soon(delay = pace.idle): void {
    this.#timers.idle?.()
    this.#timers.idle = this.#clock.after(delay, this.#run)
    this.#timers.latest ??= this.#clock.after(Math.max(delay, pace.latest), this.#run)
  }

  /** After so many failures in a row: each time twice as long, up to a minute. */
  afterFailures(failures: number): void {
    const delay = Math.min(pace.firstRetry * 2 ** (failures - 1), pace.lastRetry)
    this.#timers.retry?.()
    this.#timers.retry = this.#clock.after(delay, this.#run)
  }

  stop(): void {
    for (const cancel of Object.values(this.#timers)) cancel()
    this.#timers = {}
  }
}
