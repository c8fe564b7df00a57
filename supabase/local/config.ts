import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { supabaseDir } from './paths.ts'

/** The parts of `config.toml` that the embedded backend follows. */
export interface Config {
  api: { schemas: string[]; max_rows: number }
  auth: {
    jwt_expiry: number
    minimum_password_length: number
    additional_redirect_urls: string[]
    enable_signup: boolean
    enable_refresh_token_rotation: boolean
    refresh_token_reuse_interval: number
    email: {
      enable_confirmations: boolean
      double_confirm_changes: boolean
      max_frequency: string
      otp_expiry: number
      otp_length: number
      template: Record<string, { subject: string; content_path: string } | undefined>
    }
    hook?: { custom_access_token?: { enabled: boolean; uri: string } }
  }
  storage: {
    file_size_limit: string
    buckets?: Record<string, { objects_path?: string } | undefined>
  }
  functions?: Record<string, { verify_jwt?: boolean } | undefined>
}

/** Reads the settings that the Supabase CLI and hosted projects take from the same file. */
export async function readConfig(): Promise<Config> {
  const text = await readFile(join(supabaseDir, 'config.toml'), 'utf8')
  return parse(text) as unknown as Config
}
