import assert from 'node:assert/strict'
import { rebuildSite, type RebuildDeps } from './handler.ts'

const hookUrl = 'https://host.example/hooks/secret'
const claimed = '2026-11-22T10:00:00+00:00'

function setUp(broken: Partial<RebuildDeps> = {}) {
  const asked: string[] = []
  const settled: [string, string | null][] = []
  const run = () =>
    rebuildSite({
      hookUrl,
      claim: () => Promise.resolve(claimed),
      settle: (at, problem) => {
        settled.push([at, problem])
        return Promise.resolve()
      },
      ask: (url) => {
        asked.push(url)
        return Promise.resolve(Response.json({ job: {} }, { status: 201 }))
      },
      ...broken,
    })
  return { run, asked, settled }
}

Deno.test('the host is asked once for a build that is due, and that is noted', async () => {
  const { run, asked, settled } = setUp()
  assert.deepEqual(await (await run()).json(), { asked: true })
  assert.deepEqual(asked, [hookUrl])
  assert.deepEqual(settled, [[claimed, null]])
})

Deno.test('nobody is asked while no build is due', async () => {
  const { run, asked, settled } = setUp({ claim: () => Promise.resolve(null) })
  assert.deepEqual(await (await run()).json(), { asked: false })
  assert.deepEqual([asked, settled], [[], []])
})

Deno.test('without a hook nothing is taken up', async () => {
  const claim = () => Promise.reject(new Error('Taken up'))
  const { run, asked } = setUp({ hookUrl: '', claim })
  assert.deepEqual(await (await run()).json(), { asked: false })
  assert.deepEqual(asked, [])
})

for (const [what, ask, problem] of [
  ['refuses', () => Promise.resolve(new Response('no', { status: 404 })), 'it answered 404'],
  ['is not there', () => Promise.reject(new TypeError(hookUrl)), 'it could not be reached'],
  [
    'is silent',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    'it did not answer in time',
  ],
] as const) {
  Deno.test(
    `a host that ${what} is asked again later, and its address is not written down`,
    async () => {
      const { run, settled } = setUp({ ask })
      assert.deepEqual(await (await run()).json(), { asked: false })
      assert.deepEqual(settled, [[claimed, problem]])
    },
  )
}
