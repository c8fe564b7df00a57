import { createRoot } from 'react-dom/client'
import type { WorkerMessage } from '@/shared/offline'
import { UpdateNotice } from './update-notice'

let isOffered = false

/**
 * Shows the notice, once. The new version takes over on the word of whoever reads it and then loads the page again; where
 * another tab has said so already, loading is all that is left.
 */
export function offerUpdate(
  registration: ServiceWorkerRegistration,
  reload: () => void = () => location.reload(),
): void {
  if (isOffered) return
  isOffered = true
  const root = createRoot(document.body.appendChild(document.createElement('div')))

  const take = () => {
    const { waiting } = registration
    if (!waiting) return reload()
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    const message: WorkerMessage = { type: 'replace' }
    waiting.postMessage(message)
  }
  const leave = () => {
    isOffered = false
    root.unmount()
  }
  root.render(<UpdateNotice onReload={take} onLater={leave} />)
}
