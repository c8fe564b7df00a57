import assert from 'node:assert/strict'
import { tidy } from './handler.ts'

/** A bucket with so many objects that belong to nothing. */
function setUp(count: number, rows: number[] = []) {
  let left = Array.from({ length: count }, (_, index) => `a/${index}.pdf`)
  let tidied = 0
  const run = () =>
    tidy({
      tidyRows: () => {
        tidied += 1
        return Promise.resolve(rows.shift() ?? 0)
      },
      orphans: (max) => Promise.resolve(left.slice(0, max)),
      remove: (paths) => {
        left = left.filter((path) => !paths.includes(path))
        return Promise.resolve()
      },
    })
  return { run, left: () => left.length, tidied: () => tidied }
}

for (const [count, removed] of [
  [0, 0],
  [1, 1],
  [100, 100],
  [250, 250],
  [2500, 2000],
] as const) {
  Deno.test(`of ${count} objects that belong to nothing it removes ${removed}`, async () => {
    const { run, left, tidied } = setUp(count)
    assert.deepEqual(await (await run()).json(), { removed })
    assert.equal(left(), count - removed)
    assert.equal(tidied(), 1)
  })
}

Deno.test('it removes rows until none are left', async () => {
  const { run, tidied } = setUp(0, [5000, 5000, 12])
  await run()
  assert.equal(tidied(), 4)
})

Deno.test('what is too much for one run goes with the next', async () => {
  const { run, tidied } = setUp(0, Array<number>(100).fill(5000))
  await run()
  assert.equal(tidied(), 20)
})
