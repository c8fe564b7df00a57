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

/** Null where site data is blocked: tabs may not talk to one another then, and share no drafts either. */
function openChannel(key: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`fourfold:draft:${key}`)
  } catch {
    return null
  }
}

/** Says something once, to tabs that have a draft open which this one has not. */
export function tellTabs(key: string, message: TabMessage): void {
  const channel = openChannel(key)
  channel?.postMessage(message)
  channel?.close()
}

/** The other tabs of this browser with the same draft. The channel is open only while somebody listens. */
export function createTabs(key: string): Tabs {
  let channel: BroadcastChannel | null = null
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const opened = openChannel(key)
      if (!opened) return () => undefined
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
