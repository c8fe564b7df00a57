import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { loadRealtime } from './load-client'

/** What a broadcast says: what happened and to what. A hint to read again, never data. */
export type LivePayload = Record<string, unknown>

export type LiveListener = {
  onEvent: (event: string, payload: LivePayload) => void
  /** Whether broadcasts arrive. Called at once when that is known already. */
  onJoined: (isJoined: boolean) => void
}

type Topic = { listeners: Set<LiveListener>; isJoined: boolean; leave: () => void }

const topics = new Map<string, Topic>()
/** A channel that is about to be gone cannot be joined again; whoever wants it waits. */
const leaving = new Map<string, Promise<unknown>>()
const graceBeforeLeaving = 1_000

/**
 * Listens to a private topic as whoever is signed in. Everybody on a page who listens to the same topic shares one
 * channel. The returned function stops listening.
 */
export function listenTo(name: string, listener: LiveListener): () => void {
  let topic = topics.get(name)
  if (!topic) {
    topic = openTopic(name)
    topics.set(name, topic)
  }
  const { listeners } = topic
  listeners.add(listener)
  if (topic.isJoined) listener.onJoined(true)

  return () => {
    listeners.delete(listener)
    // A page that replaces another often wants the same topic.
    setTimeout(() => {
      if (listeners.size > 0 || topics.get(name)?.listeners !== listeners) return
      topics.get(name)?.leave()
      topics.delete(name)
    }, graceBeforeLeaving)
  }
}

function openTopic(name: string): Topic {
  let joined: { realtime: RealtimeClient; channel: RealtimeChannel } | null = null
  let isLeft = false

  const topic: Topic = {
    listeners: new Set(),
    isJoined: false,
    leave: () => {
      isLeft = true
      if (!joined) return
      const { realtime, channel } = joined
      const gone = realtime.removeChannel(channel).finally(() => leaving.delete(name))
      leaving.set(name, gone)
    },
  }

  const setJoined = (isJoined: boolean) => {
    if (isLeft || topic.isJoined === isJoined) return
    topic.isJoined = isJoined
    for (const listener of topic.listeners) listener.onJoined(isJoined)
  }

  const open = async () => {
    await leaving.get(name)
    const realtime = await loadRealtime()
    // A private topic is refused to a join that comes before the token.
    await realtime.setAuth()
    if (isLeft) return
    const channel = realtime
      .channel(name, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) => {
        for (const listener of topic.listeners) listener.onEvent(event, payload ?? {})
      })
      .subscribe((status) => setJoined(status === 'SUBSCRIBED'))
    joined = { realtime, channel }
  }
  open().catch((error: unknown) => console.error(`Listening to ${name} failed`, error))

  return topic
}
