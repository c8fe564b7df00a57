/** Where the backend is. Without settings it is the origin that served the page: the embedded backend. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '',
  /** The public key, whose role is `anon`; no other key reaches the browser. */
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? '',
} as const
