import { env } from '@/shared/env'

export type DatedCall = {
  slug: string
  applicant_type: string
  title: string
  summary: string
  closes_at: string
}

function isDatedCall(value: unknown): value is DatedCall {
  if (typeof value !== 'object' || value === null) return false
  const call = value as Record<string, unknown>
  return ['slug', 'applicant_type', 'title', 'summary', 'closes_at'].every(
    (key) => typeof call[key] === 'string',
  )
}

/** Published calls that close on a day still to come, the nearest first. One plain request: no client is loaded for it. */
export async function fetchDatedCalls(signal: AbortSignal): Promise<DatedCall[]> {
  const now = new Date().toISOString()
  const address = new URL('/rest/v1/calls', env.supabaseUrl)
  address.search = new URLSearchParams({
    select: 'slug,applicant_type,title,summary,closes_at',
    published_at: 'not.is.null',
    opens_at: `lte.${now}`,
    closes_at: `gt.${now}`,
    order: 'closes_at',
  }).toString()

  const response = await fetch(address, { signal, headers: { apikey: env.supabaseKey } })
  if (!response.ok) throw new Error(`The calls were answered with ${response.status}`)
  const rows: unknown = await response.json()
  return Array.isArray(rows) ? rows.filter(isDatedCall) : []
}
