import { type Cursor, isUuid } from './paging'

/** The row at the edge of a page: what it is ordered by, and its id, which makes the order strict. */
export type Edge = Omit<Cursor, 'direction'>

/** What a list is ordered by, and so what the value of an edge has to look like. */
export type EdgeKind = 'moment' | 'text'

const longestToken = 1200
const moment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/

/** As the database reads moments: stricter than JavaScript, to which 31 November is 1 December. */
function isMoment(value: string): boolean {
  const day = moment.exec(value)?.[1]
  if (!day || day.startsWith('0000') || Number.isNaN(Date.parse(value))) return false
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

const isValue: Record<EdgeKind, (value: string) => boolean> = {
  moment: isMoment,
  text: (value) => value.length <= 200 && !/[\0\ud800-\udfff]/u.test(value),
}

/** An edge as an address carries it: base64url of its pair. */
export function toToken({ value, id }: Edge): string {
  const bytes = new TextEncoder().encode(JSON.stringify([value, id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The edge in a token, or null where the token is none of ours: addresses come from anywhere. */
export function readToken(token: string, kind: EdgeKind): Edge | null {
  if (token.length > longestToken || !/^[\w-]+$/.test(token)) return null
  try {
    const bytes = atob(token.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
    const pair: unknown = JSON.parse(text)
    if (!Array.isArray(pair) || pair.length !== 2) return null
    const [value, id] = pair as unknown[]
    if (typeof value !== 'string' || typeof id !== 'string') return null
    return isValue[kind](value) && isUuid(id) ? { value, id } : null
  } catch {
    return null
  }
}
