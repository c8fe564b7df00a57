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
    /** For each address that requests come from: in five minutes, and mails in an hour. */
    rate_limit: {
      email_sent: number
      sign_in_sign_ups: number
      token_verifications: number
      token_refresh: number
    }
    /** Whether those who sign up, sign in or have a mail sent show that they are persons. */
    captcha?: { enabled: boolean; secret: string }
    email: {
      enable_confirmations: boolean
      double_confirm_changes: boolean
      secure_password_change: boolean
      max_frequency: string
      otp_expiry: number
      otp_length: number
      template: Record<string, { subject: string; content_path: string } | undefined>
      /** What people are told by mail when something about their account has changed. */
      notification?: Record<
        string,
        { enabled: boolean; subject: string; content_path: string } | undefined
      >
    }
    mfa?: {
      max_enrolled_factors: number
      totp?: { enroll_enabled: boolean; verify_enabled: boolean }
    }
    external?: {
      azure?: { enabled: boolean; client_id: string }
      google?: { enabled: boolean; client_id: string; secret: string }
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
