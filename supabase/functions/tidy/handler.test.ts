import assert from 'node:assert/strict'
import { tidy } from './handler.ts'

/** A bucket with so many objects that belong to nothing. */
function setUp(count: number) {
  let left = Array.from({ length: count }, (_, index) => `a/${index}.pdf`)
  let tidied = 0
  const run = () =>
    tidy({
      tidyRows: () => Promise.resolve(void (tidied += 1)),
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
