import type { PGlite } from '@electric-sql/pglite'
import type { Layer } from '../http/layers.ts'

const prefix = '/rest/v1/rpc/'
/** What PostgREST reads itself, whatever a function calls its arguments. */
const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

/**
 * A function may be read like a table: `GET /rpc/search_posts?words={price}&tags=cs.{people}`. PostgREST takes what has the name of
 * an argument for one, and filters the rows by the rest. The embedded one takes all for arguments, save in a POST.
 */
export function rpcLayer(database: PGlite): Layer {
  return async (request, next) => {
    const address = new URL(request.url)
    if (request.method !== 'GET' || !address.pathname.startsWith(prefix)) return next(request)
    const given = [...address.searchParams].filter(([name]) => !reserved.has(name))
    const known = await argumentsOf(database, address.pathname.slice(prefix.length))
    if (given.every(([name]) => known.has(name))) return next(request)

    const asked = given.filter(([name]) => known.has(name))
    for (const [name] of asked) address.searchParams.delete(name)
    const headers = new Headers(request.headers)
    headers.set('content-type', 'application/json')
    const body = JSON.stringify(Object.fromEntries(asked))
    return next(new Request(address, { method: 'POST', headers, body }))
  }
}

async function argumentsOf(database: PGlite, name: string): Promise<Set<string>> {
  const { rows } = await database.query<{ name: string }>(
    `select unnest(proargnames[1:pronargs]) as name from pg_proc
     where pronamespace = to_regnamespace('public') and proname = $1`,
    [name],
  )
  return new Set(rows.map((row) => row.name))
}
