import { savesData } from '@/shared/saves-data'

/**
 * Registers the service worker, and says when a new version of the app waits for its turn. A page that had no worker when
 * it was opened is of the newest version.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const registration = await serviceWorker.register('/sw.js')
  const offer = async () => {
    if (!registration.waiting || !serviceWorker.controller) return
    const { offerUpdate } = await import('./offer-update')
    offerUpdate(registration)
  }
  const follow = () => registration.installing?.addEventListener('statechange', () => void offer())
  follow()
  registration.addEventListener('updatefound', follow)
  await offer()
  if (savesData()) return
  const { keepVisited, lookForUpdates } = await import('./keep-visited')
  keepVisited(registration)
  lookForUpdates(registration)
}

/** During development files change at every stroke; a worker of the built app, left from the same address, would mix in its own. */
export async function removeWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(found.map((registration) => registration.unregister()))
}
