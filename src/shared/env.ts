/** Where the backend is. Without settings it is the origin that served the page: the embedded backend. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '',
  /** The public key, whose role is `anon`; no other key reaches the browser. */
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? '',
  /** With it, visitors show by Cloudflare's widget that they are people before something is taken from them. */
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY ?? '',
  /** A service that says which country a request comes from; without it none is suggested. */
  geoipUrl: import.meta.env.VITE_GEOIP_URL ?? '',
} as const
