import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContent } from '../support/attacks/fill-content.ts'
import { type Programme, startProgramme } from '../support/programme.ts'

let programme: Programme
let host: Server
let answer = 201
const asked: string[] = []
const before = process.env['DEPLOY_HOOK_URL']

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    response.writeHead(answer).end('{}')
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const { port } = host.address() as AddressInfo
  process.env['DEPLOY_HOOK_URL'] = `http://127.0.0.1:${String(port)}/hook`
  programme = await startProgramme()
})
afterAll(async () => {
  await programme.close()
  host.close()
  if (before === undefined) delete process.env['DEPLOY_HOOK_URL']
  else process.env['DEPLOY_HOOK_URL'] = before
})

async function run(secret = programme.backend.functionSecret): Promise<Response> {
  return fetch(`${programme.backend.url}/functions/v1/rebuild-site`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-function-secret': secret, 'content-type': 'application/json' },
  })
}
const isDue = () => programme.sql('update private.site_rebuild set due_at = now()')
const wanted = async () => {
  const [row] = await programme.sql<{ wanted: boolean }>(
    'select wanted_at is not null as wanted from private.site_rebuild',
  )
  return row?.wanted
}

test('B-1.1 what is taken out of the public has the host asked to build the site, until it does', async () => {
  const id = await addContent(programme, 'posts', { state: 'published', published: '-1 hour' })
  await programme.sql('update private.site_rebuild set wanted_at = null, due_at = null')
  await programme.sql(`update posts set state = 'archived' where id = $1`, [id])
  expect(await wanted()).toBe(true)
  expect(await (await run()).json()).toEqual({ asked: false })
  expect(asked).toEqual([])

  answer = 503
  await isDue()
  expect(await (await run()).json()).toEqual({ asked: false })
  expect(asked).toEqual(['POST /hook'])
  expect(await wanted()).toBe(true)

  answer = 201
  await isDue()
  expect(await (await run()).json()).toEqual({ asked: true })
  expect(asked).toHaveLength(2)
  expect(await wanted()).toBe(false)
  expect(await (await run()).json()).toEqual({ asked: false })
  expect(asked).toHaveLength(2)
})

test('nobody without the secret has the site built', async () => {
  await programme.sql('select private.want_rebuild(true)')
  await isDue()
  const { status } = await run('a guess')
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await wanted()).toBe(true)
})
