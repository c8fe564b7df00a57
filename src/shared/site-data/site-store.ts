import { createContext } from 'react'
import { isRetryable } from '@/shared/supabase/error-status'
import { type Island, readIsland } from './island'
import type { SiteQuery } from './site-query'

export type SiteState = { data: unknown; error: unknown; isFetching: boolean }

type Entry = {
  state: SiteState
  readAt: number
  listeners: Set<() => void>
  running?: AbortController | undefined
}

const freshFor = 5 * 60_000
const firstPause = 1000

const nothing: SiteState = { data: undefined, error: undefined, isFetching: true }

const arrived = (data: unknown): SiteState => ({ data, error: undefined, isFetching: false })

/** Resolves after a while, or as soon as nobody wants to know any more. */
const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export type SiteStore = ReturnType<typeof createSiteStore>

/**
 * Keeps what public pages have read. What the document brought along is there at once but counts as old, so that
 * it is fetched anew by whoever shows it.
 */
export function createSiteStore(island: Island = {}, { retries = 3 } = {}) {
  const first = new Map(Object.entries(island).map(([key, data]) => [key, arrived(data)]))
  const entries = new Map<string, Entry>()

  function entryOf(key: string): Entry {
    const known = entries.get(key)
    if (known) return known
    const state = first.get(key) ?? nothing
    const made: Entry = { state, readAt: -Infinity, listeners: new Set() }
    entries.set(key, made)
    return made
  }

  function tell(entry: Entry, state: SiteState) {
    entry.state = state
    for (const listener of entry.listeners) listener()
  }

  async function tryToFetch({ fetch }: SiteQuery<unknown>, signal: AbortSignal) {
    for (let failures = 0; ; failures += 1) {
      try {
        return await fetch(signal)
      } catch (error) {
        if (signal.aborted || failures >= retries || !isRetryable(error)) throw error
        await pause(firstPause * 2 ** failures, signal)
        if (signal.aborted) throw error
      }
    }
  }

  function fetchAnew(query: SiteQuery<unknown>) {
    const entry = entryOf(query.key)
    if (entry.running) return
    const running = new AbortController()
    entry.running = running
    const { data } = entry.state
    tell(entry, { ...nothing, data })

    const end = (state: SiteState) => {
      if (entry.running !== running) return false
      entry.running = undefined
      tell(entry, state)
      return true
    }
    tryToFetch(query, running.signal).then(
      (found) => {
        // The same again is not drawn again.
        const same = JSON.stringify(found) === JSON.stringify(data)
        if (end(arrived(same ? data : found))) entry.readAt = Date.now()
      },
      (error: unknown) => end({ data, error, isFetching: false }),
    )
  }

  return {
    fetchAnew,
    fetchIfOld: (query: SiteQuery<unknown>) => {
      if (Date.now() - entryOf(query.key).readAt >= freshFor) fetchAnew(query)
    },
    /** Side by side with the code of a page; what is there already is left to the page. */
    fetchIfMissing: (query: SiteQuery<unknown>) => {
      if (entryOf(query.key).state.data === undefined) fetchAnew(query)
    },
    read: (key: string): SiteState => entryOf(key).state,
    /** As the page was prerendered. */
    readFirst: (key: string): SiteState => first.get(key) ?? nothing,
    listen: (key: string, listener: () => void) => {
      const entry = entryOf(key)
      entry.listeners.add(listener)
      return () => {
        entry.listeners.delete(listener)
        // Not at once: the next to listen may be the same page, drawn anew.
        queueMicrotask(() => {
          if (entry.listeners.size > 0 || !entry.running) return
          entry.running.abort()
          entry.running = undefined
        })
      }
    },
  }
}

/** One for the browser; the prerenderer has one for each page, and a test one for itself. */
export const SiteStoreContext = createContext(createSiteStore(readIsland()))
