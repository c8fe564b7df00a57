import { loadEnv } from 'vite'
import type { HostingSettings } from '../../src/config/hosting.ts'

/** What the environment, or an `.env` file, says of whom pages talk to. */
export function hostingSettings(root: string): HostingSettings {
  const { VITE_SUPABASE_URL: backendUrl, VITE_GEOIP_URL: geoipUrl } = loadEnv(
    'production',
    root,
    'VITE_',
  )
  return { backendUrl, geoipUrl }
}

type Hosting = { headers?: { headers: { key: string; value: string }[] }[] }

/** Whom pages talk to with these settings although the host's configuration forbids it. */
export function forbiddenOrigins(vercelJson: string, settings: HostingSettings): string[] {
  const { headers = [] } = JSON.parse(vercelJson) as Hosting
  const allowed = headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => /connect-src ([^;]*)/.exec(value)?.[1]?.split(' ') ?? [])
  return [settings.backendUrl, settings.geoipUrl]
    .filter((url) => url !== undefined)
    .filter((url) => url.startsWith('https:'))
    .map((url) => new URL(url).origin)
    .filter((origin) => {
      const anyOfThem = origin.replace(/^https:\/\/[^.]+/, 'https://*')
      return !allowed.every((list) => list.includes(origin) || list.includes(anyOfThem))
    })
}
