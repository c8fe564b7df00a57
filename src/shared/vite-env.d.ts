/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_SITE_URL?: string
  /** Set by Vercel while it builds. */
  readonly VITE_VERCEL_PROJECT_PRODUCTION_URL?: string
  /** The same: where its scripts for measuring are, and how they are set. */
  readonly VITE_VERCEL_OBSERVABILITY_BASEPATH?: string
  readonly VITE_VERCEL_OBSERVABILITY_CLIENT_CONFIG?: string
  readonly VITE_TURNSTILE_SITE_KEY?: string
  readonly VITE_GEOIP_URL?: string
  readonly VITE_BRAND_NAME?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_CONDUCT_EMAIL?: string
  readonly VITE_OPERATOR_NAME?: string
  readonly VITE_OPERATOR_ADDRESS?: string
  readonly VITE_OPERATOR_LAW?: string
  readonly VITE_LEGAL_REVIEWED?: string
  readonly VITE_AUTH_PROVIDERS?: string
  readonly VITE_MSAL_TENANT_ID?: string
  readonly VITE_MSAL_CLIENT_ID?: string
  readonly VITE_MSAL_AUTHORITY?: string
}
