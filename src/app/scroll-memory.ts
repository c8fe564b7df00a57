import { inTab } from '@/shared/device-storage'

const storageKey = 'scroll'

function readAll(): Record<string, number> {
  try {
    return JSON.parse(inTab.read(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** By place, with those of the documents that were here before: each leaves all that it knows to the next. */
const positions = new Map(Object.entries(readAll()))
const most = 100

/** How far down a place in the history was. A first page counts only when it was reloaded or gone back to. */
export function rememberedScroll(place: string, landing: boolean): number | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNew = entry?.type !== 'reload' && entry?.type !== 'back_forward'
  return landing && isNew ? undefined : positions.get(place)
}

/** Takes down where a place is now: a prerendered page may have been scrolled before the app was there. */
export function noteScroll(place: string): void {
  // The last one noted is the last one let go of.
  positions.delete(place)
  positions.set(place, window.scrollY)
}

/** Keeps the position of the place while it is on screen, also over a reload. */
export function followScroll(place: () => string): () => void {
  history.scrollRestoration = 'manual'
  const onScroll = () => noteScroll(place())
  const onLeave = () =>
    inTab.write(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-most))))
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('pagehide', onLeave)
  return () => {
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('pagehide', onLeave)
  }
}

const patience = 2000

/** Scrolls down again, once there is enough page for it; gives up when the reader scrolls first. */
export function scrollBackTo(top: number): void {
  window.scrollTo(0, top)
  if (Math.abs(window.scrollY - top) < 2) return

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const stop = () => {
    observer.disconnect()
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
    window.removeEventListener('keydown', stop)
  }
  observer.observe(document.body)
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchmove', stop, { passive: true })
  window.addEventListener('keydown', stop)
  setTimeout(stop, patience)
}
