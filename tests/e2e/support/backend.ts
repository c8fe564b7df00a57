import type { Database } from '@contracts/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { publishableKey } from '../../../supabase/local/auth/public-key.ts'

export type Client = SupabaseClient<Database>

/** What the server of playwright.config.ts has said of itself. */
function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys with "npm run test:e2e".`)
  return value
}

export const appUrl = () => setting('E2E_APP_URL')
export const mailUrl = () => setting('E2E_MAIL_URL')

/** A client of its own for one person: nothing is kept between two of them. */
export const connect = (): Client =>
  createClient<Database>(appUrl(), publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
