import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { collect, type Collector } from './collect'
import { listenTo, type LivePayload } from './live-topics'

export type { LivePayload } from './live-topics'

/** The queries that each event makes stale. Keys nest: a short key reaches all that begin with it. */
export type LiveEvents = Record<string, readonly QueryKey[]>

type Stale = Collector<QueryKey>

/** Fifty applications that are moved at once are fifty events, and need not be fifty times read. */
const closeUpon = 500
const pollWhenLost = 60_000
const pollWhenJoined = 5 * 60_000
/** What was read just before the topic was joined is read again only if it is older than this. */
const freshEnough = 1_000

/**
 * Keeps queries fresh by the broadcasts of a private topic (`user:<id>`, `application:<id>`, `staff`). What was
 * missed while the connection was lost is read again when it is back, and slowly in the meantime. Null listens to nothing.
 */
export function useLive(
  topic: string | null,
  events: LiveEvents,
  onEvent?: (event: string, payload: LivePayload) => void,
): void {
  const queryClient = useQueryClient()
  const isJoined = useRef(false)

  const invalidate = useEffectEvent((keys: readonly QueryKey[], olderThan: number) => {
    for (const queryKey of keys) {
      void queryClient.invalidateQueries({
        queryKey,
        predicate: ({ state: { dataUpdatedAt } }) =>
          olderThan === 0 || (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt >= olderThan),
      })
    }
  })
  const invalidateAll = useEffectEvent((olderThan = 0) =>
    invalidate(Object.values(events).flat(), olderThan),
  )
  const receive = useEffectEvent((event: string, payload: LivePayload, stale: Stale) => {
    stale.add(events[event] ?? [])
    if (event in events) onEvent?.(event, payload)
  })

  useEffect(() => {
    if (topic === null) return
    const stale = collect<QueryKey>(closeUpon, hashKey, (keys) => {
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
    })
    const stop = listenTo(topic, {
      onEvent: (event, payload) => receive(event, payload, stale),
      onJoined: (joined) => {
        isJoined.current = joined
        if (joined) invalidateAll(freshEnough)
      },
    })
    return () => {
      isJoined.current = false
      stop()
      stale.flush()
    }
  }, [topic, queryClient])

  useEffect(() => {
    if (topic === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      invalidateAll(isJoined.current ? pollWhenJoined : 0)
    }, pollWhenLost)
    return () => clearInterval(timer)
  }, [topic])
}
