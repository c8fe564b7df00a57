import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Tokens } from '../../supabase/local/auth/keys.ts'
import { readConfig } from '../../supabase/local/config.ts'
import { FunctionServer } from '../../supabase/local/functions/server.ts'
import { supabaseDir } from '../../supabase/local/paths.ts'

const tokens = new Tokens('a secret that only this test knows, long enough')
let directory: string
let server: FunctionServer

async function write(name: string, source: string): Promise<void> {
  await mkdir(join(directory, name), { recursive: true })
  await writeFile(join(directory, name, 'index.ts'), source)
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'functions-'))
  await writeFile(join(directory, 'deno.json'), '{}')
  await write(
    'echo',
    `export default { fetch: async (request: Request) => {
       const { pathname, search } = new URL(request.url)
       const body = await request.text()
       const greeting = Deno.env.get('GREETING')
       return Response.json({ method: request.method, path: pathname + search, body, greeting }, { status: 201 })
     } }`,
  )
  await write(
    'crash',
    `let calls = 0
     export default { fetch: () => {
       calls += 1
       if (calls > 1) Deno.exit(1)
       return new Response('alive')
     } }`,
  )
  await write('pid', `export default { fetch: () => Response.json(Deno.pid) }`)
  await write('broken', `throw new Error('cannot start')`)
  await write('open', `export default { fetch: () => new Response('open') }`)
  server = await newServer(true)
})

const newServer = async (watch: boolean) =>
  new FunctionServer({
    config: { ...(await readConfig()), functions: { open: { verify_jwt: false } } },
    tokens,
    directory,
    watch,
    environment: () => ({ GREETING: 'hello' }),
  })

afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

async function call(name: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const token = init.token ?? (await tokens.classicKey('anon'))
  const headers = { authorization: `Bearer ${token}`, ...init.headers }
  return server.handle(new Request(`http://localhost/functions/v1/${name}`, { ...init, headers }))
}

test('a function gets the request and its settings, and its answer comes back', async () => {
  const response = await call('echo/deep?a=1', { method: 'POST', body: 'hi' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    method: 'POST',
    path: '/echo/deep?a=1',
    body: 'hi',
    greeting: 'hello',
  })
})

test('a token of ours is asked for, unless the settings say otherwise', async () => {
  expect((await call('echo', { token: 'invented' })).status).toBe(401)
  expect((await call('open', { token: 'invented' })).status).toBe(200)
  expect((await call('echo', { method: 'OPTIONS', token: 'invented' })).status).toBe(201)
})

test('a function that is not there is not found', async () => {
  for (const name of ['nothing', '_shared', '..', '%2e%2e', 'deno.json', '']) {
    expect((await call(name)).status).toBe(404)
  }
})

test('a function that crashes starts anew with the next call', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  expect(await (await call('crash')).text()).toBe('alive')
  expect((await call('crash')).status).toBe(503)
  await vi.waitFor(async () => expect(await (await call('crash')).text()).toBe('alive'))
  error.mockRestore()
})

test('one that cannot start says so, and holds nothing up', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const response = await call('broken')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'BOOT_ERROR' })
  error.mockRestore()
})

test.runIf(process.platform !== 'win32')(
  'Ctrl+C, which goes to a whole group of processes, does not reach it',
  async () => {
    const pid = Number(await (await call('pid')).text())
    // Signal 0 asks only whether there is such a group.
    expect(process.kill(-pid, 0)).toBe(true)
  },
)

test('none is started once the backend closes', async () => {
  const other = await newServer(false)
  await other.close()
  const response = await other.call('echo', new Request('http://localhost/functions/v1/echo'))
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'WORKER_ERROR' })
})

test('a change to its file reaches the next calls', async () => {
  await write('changing', `export default { fetch: () => new Response('before') }`)
  expect(await (await call('changing')).text()).toBe('before')
  await write('changing', `export default { fetch: () => new Response('after') }`)
  await vi.waitFor(async () => expect(await (await call('changing')).text()).toBe('after'), {
    timeout: 10_000,
    interval: 100,
  })
})

test('every function of ours judges its callers itself, by whatever key their tokens are signed', async () => {
  const entries = await readdir(join(supabaseDir, 'functions'), { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
  const { functions = {} } = await readConfig()
  expect(Object.keys(functions).toSorted()).toEqual(names.toSorted())
  for (const [name, settings] of Object.entries(functions)) {
    expect.soft(settings?.verify_jwt, name).toBe(false)
  }
})
