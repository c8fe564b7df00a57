import { rpcRefuses, rpcReturns, server, tableFails, tableReturns } from '@tests/support/server'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { env } from '@/shared/env'
import { readPublic, readPublicCommand } from './read-public'

describe('reading without the client', () => {
  it('B-8.6 asks as anybody, with the public key and nothing else', async () => {
    const headers: Headers[] = []
    server.use(
      http.get(`${env.supabaseUrl}/rest/v1/calls`, ({ request }) => {
        headers.push(request.headers)
        return HttpResponse.json([{ slug: 'one' }])
      }),
    )
    expect(await readPublic('calls', { select: 'slug' })).toEqual([{ slug: 'one' }])
    expect(headers[0]?.get('apikey')).toBe(env.supabaseKey)
    expect(headers[0]?.get('authorization')).toBeNull()
  })

  it('throws what the database said, with its status', async () => {
    server.use(tableFails('calls', 'get', { status: 403, code: '42501', message: 'no' }))
    await expect(readPublic('calls', {})).rejects.toMatchObject({ status: 403, code: '42501' })
  })

  it('throws when the answer is no JSON', async () => {
    server.use(http.get(`${env.supabaseUrl}/rest/v1/calls`, () => new HttpResponse('<html>')))
    await expect(readPublic('calls', {})).rejects.toBeInstanceOf(SyntaxError)
  })

  it('stops when it is told to', async () => {
    server.use(tableReturns('calls', []))
    await expect(readPublic('calls', {}, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('calls a command with its arguments', async () => {
    server.use(rpcReturns('confirm', ({ token }) => ({ was: token ?? null })))
    expect(await readPublicCommand('confirm', { token: 'abc' })).toEqual({ was: 'abc' })
  })

  it('takes a command that answers nothing', async () => {
    server.use(
      http.post(
        `${env.supabaseUrl}/rest/v1/rpc/leave`,
        () => new HttpResponse(null, { status: 204 }),
      ),
    )
    expect(await readPublicCommand('leave', {})).toBeNull()
  })

  it('throws the refusal of a command', async () => {
    server.use(rpcRefuses('confirm', { hint: 'gone', message: 'Too late.' }))
    await expect(readPublicCommand('confirm', {})).rejects.toMatchObject({
      status: 400,
      hint: 'gone',
    })
  })
})
