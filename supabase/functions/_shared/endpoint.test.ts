import assert from 'node:assert/strict'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { appOrigin, assertProblem, call } from './testing.ts'

const body = z.object({ name: z.string().max(10), metadata: z.object({ action: z.string() }) })
const good = { name: 'Ada', metadata: { action: 'wave' } }

function setUp(handle = () => Promise.resolve(Response.json({ ok: true }))) {
  const handled: unknown[] = []
  const fetch = endpoint({
    origins: [appOrigin, 'http://localhost:5173'],
    admit: () => Promise.resolve({}),
    body,
    handle: (parsed) => {
      handled.push(parsed)
      return handle()
    },
  })
  return { fetch, handled }
}

Deno.test('B-9.2: answers the preflight of every origin of the app', async () => {
  const { fetch } = setUp()
  for (const origin of [appOrigin, 'http://localhost:5173']) {
    const response = await fetch(
      new Request('http://function.test', { method: 'OPTIONS', headers: { origin } }),
    )
    assert.equal(response.status, 204)
    assert.equal(response.headers.get('access-control-allow-origin'), origin)
    assert.equal(response.headers.get('access-control-allow-methods'), 'POST')
    assert.match(response.headers.get('access-control-allow-headers') ?? '', /authorization/)
    assert.equal(response.headers.get('vary'), 'Origin')
  }
})

for (const origin of [
  'https://evil.example',
  'null',
  `${appOrigin}.evil.example`,
  appOrigin.replace('https', 'http'),
]) {
  Deno.test(`B-9.2: refuses the origin ${origin}, preflight and call`, async () => {
    const { fetch, handled } = setUp()
    const preflight = new Request('http://function.test', {
      method: 'OPTIONS',
      headers: { origin },
    })
    for (const request of [preflight, call(good, { headers: { origin } })]) {
      const response = await fetch(request)
      assert.equal(response.headers.get('access-control-allow-origin'), null)
      await assertProblem(response, 'not-allowed')
    }
    assert.deepEqual(handled, [])
  })
}

Deno.test('hands on what was parsed, and lets the app read the answer', async () => {
  const { fetch, handled } = setUp()
  const response = await fetch(call({ ...good, extra: true }))
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('access-control-allow-origin'), appOrigin)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.deepEqual(handled, [good])
})

Deno.test('a call without an origin is no browser and is judged by its key alone', async () => {
  const { fetch } = setUp()
  const request = new Request('http://function.test', {
    method: 'POST',
    body: JSON.stringify(good),
  })
  const response = await fetch(request)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('access-control-allow-origin'), null)
})

for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
  Deno.test(`refuses ${method}`, async () => {
    const { fetch } = setUp()
    const response = await fetch(
      new Request('http://function.test', { method, headers: { origin: appOrigin } }),
    )
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
    await assertProblem(response, 'method-not-allowed')
  })
}

for (const [what, malformed] of [
  ['nothing', ''],
  ['half of a body', '{"name":"Ada"'],
  ['a text', '"Ada"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['markup', '<name>Ada</name>'],
  ['deep nesting', '['.repeat(8000)],
] as const) {
  Deno.test(`B-9.2: refuses ${what} with 400`, async () => {
    const { fetch, handled } = setUp()
    await assertProblem(await fetch(call(malformed)), 'invalid-request')
    assert.deepEqual(handled, [])
  })
}

Deno.test('B-9.2: names each field that is wrong', async () => {
  const { fetch } = setUp()
  const response = await fetch(call({ name: 'x'.repeat(11), metadata: { action: 7 } }))
  const { fields } = await assertProblem(response, 'invalid-request')
  assert.deepEqual(Object.keys(fields ?? {}), ['name', 'metadata.action'])
})

Deno.test('B-9.2: refuses a large body by its length header', async () => {
  const { fetch, handled } = setUp()
  const response = await fetch(call({ ...good, padding: 'x'.repeat(17_000) }))
  await assertProblem(response, 'too-large')
  assert.deepEqual(handled, [])
})

Deno.test('B-9.2: stops reading a large body that does not say its length', async () => {
  const { fetch } = setUp()
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(4096))
    },
  })
  const response = await fetch(
    new Request('http://function.test', {
      method: 'POST',
      body: endless,
      headers: { origin: appOrigin },
    }),
  )
  await assertProblem(response, 'too-large')
  assert.ok(pulled < 20, `${pulled} chunks were read`)
})

Deno.test('a crash is answered without a word of what happened', async () => {
  const { fetch } = setUp(() => Promise.reject(new Error('secret detail of the database')))
  const response = await quietly(() => fetch(call(good)))
  const { message } = await assertProblem(response, 'unexpected')
  assert.doesNotMatch(message, /secret/)
  assert.equal(response.headers.get('access-control-allow-origin'), appOrigin)
})

/** The crash is logged on purpose; the log of the tests need not show it. */
async function quietly<Result>(run: () => Promise<Result>): Promise<Result> {
  const { error } = console
  console.error = () => undefined
  try {
    return await run()
  } finally {
    console.error = error
  }
}
