import type { Clock, TabMessage, Tabs } from './ports'

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
}

const messages: readonly unknown[] = ['changed', 'submitted', 'moved'] satisfies TabMessage[]
const isMessage = (data: unknown): data is TabMessage => messages.includes(data)

const openChannel = (key: string) => new BroadcastChannel(`fourfold:draft:${key}`)

/** Says something once, to tabs that have a draft open which this one has not. */
export function tellTabs(key: string, message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = openChannel(key)
  channel.postMessage(message)
  channel.close()
}

/** The other tabs of this browser with the same draft. The channel is open only while somebody listens. */
export function createTabs(key: string): Tabs {
  let channel: BroadcastChannel | null = null
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      const opened = openChannel(key)
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
