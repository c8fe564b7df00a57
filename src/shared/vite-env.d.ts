/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_BRAND_NAME?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_OPERATOR_NAME?: string
  readonly VITE_OPERATOR_ADDRESS?: string
  readonly VITE_OPERATOR_LAW?: string
}
