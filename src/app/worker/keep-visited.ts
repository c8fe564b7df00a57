import { arrivals } from '../arrivals'
import type { WorkerMessage } from '@/shared/offline'

const quiet = 1000
const hour = 60 * 60_000

const isOurs = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}/assets/`)

/**
 * Has the worker keep the pages that were opened and the code that came with them, so that they open without a network.
 * The page that registers the worker was opened without it, and further ones are drawn by the app.
 */
export function keepVisited(registration: ServiceWorkerRegistration): () => void {
  const files = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    const message: WorkerMessage = { type: 'keep', page: location.pathname, files: [...files] }
    files.clear()
    void navigator.serviceWorker.ready.then(() => registration.active?.postMessage(message))
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, quiet)
  }

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isOurs)) files.add(entry.name)
    if (files.size > 0) soon()
  })
  observer.observe({ type: 'resource', buffered: true })
  const stopListening = arrivals.listen(soon)
  soon()

  return () => {
    clearTimeout(timer)
    observer.disconnect()
    stopListening()
  }
}

/** Browsers look for a new version when a page is opened; an app that stays open for days looks when one comes back to it. */
export function lookForUpdates(registration: ServiceWorkerRegistration): () => void {
  let lookedAt = Date.now()
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < hour) return
    lookedAt = Date.now()
    // Without a network there is nothing new.
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
