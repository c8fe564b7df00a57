const { VITE_SITE_URL: named, VITE_VERCEL_PROJECT_PRODUCTION_URL: hosted } = import.meta.env

/** The origin that the world knows the site by; while a site without one is built, nothing, and addresses stay paths. */
const siteUrl = (
  named ||
  (hosted && `https://${hosted}`) ||
  globalThis.location?.origin ||
  ''
).replace(/\/$/, '')

/** A path of ours, or an address, as others can follow it. */
export const absolute = (address: string): string =>
  address.startsWith('/') ? `${siteUrl}${address}` : address
