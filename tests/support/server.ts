import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { env } from '@/shared/env'
import { realtime } from './realtime'

/**
 * The network of unit tests. It starts with nothing but a live connection that stays silent: a test says what is
 * answered, and any other request fails it.
 */
export const server = setupServer(realtime.handler)

const tableUrl = (table: string) => `${env.supabaseUrl}/rest/v1/${table}`
const rpcUrl = (name: string) => `${env.supabaseUrl}/rest/v1/rpc/${name}`
const authUrl = (path: string) => `${env.supabaseUrl}/auth/v1/${path}`

/** What the Data API and the sign-in service answer when they refuse. */
type Fault = { status?: number; code?: string; message?: string; hint?: string; details?: string }

const wantsOne = (request: Request) =>
  request.headers.get('accept')?.includes('vnd.pgrst.object+json') ?? false

/** Rows for a `select`; with `.single()` or `.maybeSingle()` the first one, as PostgREST does. */
export const tableReturns = (table: string, rows: JsonBodyType[], total = rows.length) =>
  http.all(tableUrl(table), ({ request }) => {
    const headers = { 'content-range': `0-${Math.max(rows.length - 1, 0)}/${total}` }
    if (request.method === 'HEAD') return new HttpResponse(null, { headers })
    if (request.method !== 'GET') return undefined
    if (!wantsOne(request)) return HttpResponse.json(rows, { headers })
    const [row] = rows
    return row === undefined ? noRow() : HttpResponse.json(row)
  })

const noRow = () => HttpResponse.json({ code: 'PGRST116', message: 'No row' }, { status: 406 })

/** Takes a write and hands its body to `onBody`. */
export const tableTakes = (
  table: string,
  method: 'post' | 'patch' | 'delete',
  onBody?: (body: unknown, request: Request) => void,
  rows: JsonBodyType[] = [],
) =>
  http[method](tableUrl(table), async ({ request }) => {
    const text = await request.clone().text()
    onBody?.(text ? JSON.parse(text) : null, request)
    if (!request.headers.get('prefer')?.includes('return=representation'))
      return new HttpResponse(null, { status: method === 'post' ? 201 : 204 })
    return HttpResponse.json(wantsOne(request) ? (rows[0] ?? null) : rows)
  })

export const tableFails = (
  table: string,
  method: 'get' | 'post' | 'patch' | 'delete',
  { status = 500, code = 'XX000', message = 'broken', hint = '', details = '' }: Fault = {},
) =>
  http[method](tableUrl(table), () =>
    HttpResponse.json({ code, message, hint, details }, { status }),
  )

/** What a command answers; a function is called with the arguments it was given. */
export const rpcReturns = (
  name: string,
  answer: JsonBodyType | ((args: Record<string, unknown>) => JsonBodyType),
) =>
  http.post(rpcUrl(name), async ({ request }) => {
    const text = await request.clone().text()
    const args = (text ? JSON.parse(text) : {}) as Record<string, unknown>
    return HttpResponse.json(typeof answer === 'function' ? answer(args) : answer)
  })

/** A command that refuses: its hint is the code, its message the sentence. */
export const rpcRefuses = (
  name: string,
  { status = 400, code = 'P0001', message = 'Refused.', hint = '', details = '' }: Fault,
) => http.post(rpcUrl(name), () => HttpResponse.json({ code, message, hint, details }, { status }))

export const functionReturns = (name: string, status: number, body: JsonBodyType) =>
  http.post(`${env.supabaseUrl}/functions/v1/${name}`, () => HttpResponse.json(body, { status }))

/** What the sign-in service answers, for instance to `token`, `signup`, `otp`, `recover`, `verify`, `user`. */
export const authReturns = (
  path: string,
  body: JsonBodyType,
  status = 200,
  onRequest?: (body: unknown, request: Request) => void,
) =>
  http.all(authUrl(path), async ({ request }) => {
    const text = await request.clone().text()
    onRequest?.(text ? JSON.parse(text) : null, request)
    return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
  })

/** A refusal of the sign-in service, in the shape of its current version. */
export const authFails = (
  path: string,
  { status = 400, code = '', message = 'Refused' }: Fault,
  more: Record<string, JsonBodyType> = {},
) =>
  http.all(authUrl(path), () =>
    HttpResponse.json(
      { code, message, ...more },
      { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
    ),
  )
