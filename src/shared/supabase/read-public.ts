import { env } from '@/shared/env'

/**
 * Reads rows that everybody may read, as `anon`, without the client: pages that are open to visitors need not
 * load it for their first paint. What is refused is thrown as the database said it, with its status.
 */
export const readPublic = <Row>(
  table: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Row[]> => ask(`${table}?${new URLSearchParams(query).toString()}`, { signal })

/** Calls a command that everybody may call, as `anon`, without the client. */
export const readPublicCommand = <Result>(
  name: string,
  args: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Result> => ask(`rpc/${name}`, { method: 'POST', body: JSON.stringify(args), signal })

async function ask<Answer>(path: string, { signal, ...request }: RequestInit): Promise<Answer> {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/${path}`, {
    ...request,
    headers: {
      apikey: env.supabaseKey,
      accept: 'application/json',
      ...(request.body && { 'content-type': 'application/json' }),
    },
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) {
    const fault: unknown = await response.json().catch(() => null)
    throw { ...(fault as object | null), status: response.status }
  }
  return (response.status === 204 ? null : await response.json()) as Answer
}
