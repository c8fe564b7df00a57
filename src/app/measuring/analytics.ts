import { inject } from '@vercel/analytics'
import { injectSpeedInsights } from '@vercel/speed-insights'
import { readConsent } from '@/shared/consent'

/** What stands for one row of ours in an address, which would say whose page it was. */
const id = /\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/gi

/** Where somebody was, without what they looked for, what a mail gave them, and whose application it was. */
function withoutDetails(url: string): string {
  const { origin, pathname } = new URL(url, location.origin)
  return `${origin}${pathname.replace(id, '/[id]')}`
}

/** Asked of each figure before it is sent: what was allowed when the script came may have been withdrawn since. */
const beforeSend = <Sent extends { url: string }>(event: Sent): Sent | null =>
  readConsent()?.analytics ? { ...event, url: withoutDetails(event.url) } : null

/**
 * Fetches the two scripts that count visits and measure loading. A script cannot be taken out of a page again; when
 * consent is withdrawn it sends nothing from then on, and the next page is opened without it.
 */
export function startAnalytics(): void {
  const {
    VITE_VERCEL_OBSERVABILITY_BASEPATH: basePath,
    VITE_VERCEL_OBSERVABILITY_CLIENT_CONFIG: settings,
  } = import.meta.env
  inject({ mode: 'production', beforeSend, basePath }, settings)
  injectSpeedInsights({ beforeSend, basePath }, settings)
}
