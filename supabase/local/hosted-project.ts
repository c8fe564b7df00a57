import { loadEnv } from 'vite'
import { rootDir } from './paths.ts'

export type HostedProject = { url: string; key: string }

/** The project that the environment or an `.env` file names; null when the embedded backend is meant. */
export function hostedProject(mode: string): HostedProject | null {
  const env = loadEnv(mode, rootDir, 'VITE_')
  const [url, key] = [env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY']]
  return url && key ? { url, key } : null
}
