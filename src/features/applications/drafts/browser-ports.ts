import type { Clock, TabMessage, Tabs } from './ports'

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
}

const isMessage = (data: unknown): data is TabMessage => data === 'changed' || data === 'submitted'

/** The other tabs of this browser with the same draft. The channel is open only while somebody listens. */
export function createTabs(key: string): Tabs {
  let channel: BroadcastChannel | null = null
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      const opened = new BroadcastChannel(`fourfold:draft:${key}`)
      opened.onmessage = ({ data }) => {
        if (isMessage(data)) listener(data)
      }
      channel = opened
      return () => {
        opened.close()
        if (channel === opened) channel = null
      }
    },
  }
}
