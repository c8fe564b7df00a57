import { env } from '@/shared/env'

/**
 * Reads rows that everybody may read, as `anon`, without the client: pages that are open to visitors need not
 * load it for their first paint. What is refused is thrown as the database said it, with its status.
 */
export async function readPublic<Row>(
  table: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Row[]> {
  const address = `${env.supabaseUrl}/rest/v1/${table}?${new URLSearchParams(query).toString()}`
  const response = await fetch(address, {
    headers: { apikey: env.supabaseKey, accept: 'application/json' },
    ...(signal ? { signal } : {}),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw { ...(body as object | null), status: response.status }
  return body as Row[]
}
