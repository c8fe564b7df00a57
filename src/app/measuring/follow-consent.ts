import { onConsent, readConsent } from '@/shared/consent'

/** Measures visits once that is allowed, today or later in the visit. */
export function followConsent(start: () => Promise<unknown>): () => void {
  let hasStarted = false
  const follow = () => {
    if (hasStarted || !readConsent()?.analytics) return
    hasStarted = true
    start().catch(() => {
      // Not there now: at the next change, or on the next page.
      hasStarted = false
    })
  }
  follow()
  return onConsent(follow)
}
