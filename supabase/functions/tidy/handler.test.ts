import assert from 'node:assert/strict'
import { tidy, type TidyDeps } from './handler.ts'

/** A bucket with so many objects that belong to nothing. */
function bucketOf(count: number) {
  let left = Array.from({ length: count }, (_, index) => `a/${index}.pdf`)
  return {
    orphans: (max: number) => Promise.resolve(left.slice(0, max)),
    remove: (paths: string[]) => {
      left = left.filter((path) => !paths.includes(path))
      return Promise.resolve()
    },
    left: () => left.length,
  }
}

function setUp(count: number, rows: number[] = [], other = 0) {
  const buckets = [bucketOf(count), bucketOf(other)]
  const done: string[] = []
  const run = (broken: Partial<TidyDeps> = {}) =>
    tidy({
      tidyRows: () => {
        done.push('tidy')
        return Promise.resolve(rows.shift() ?? 0)
      },
      refreshSite: () => {
        done.push('refresh')
        return Promise.resolve()
      },
      buckets,
      ...broken,
    })
  return { run, left: () => buckets.map((bucket) => bucket.left()), done, buckets }
}

for (const [count, removed] of [
  [0, 0],
  [1, 1],
  [100, 100],
  [250, 250],
  [2500, 2000],
] as const) {
  Deno.test(`of ${count} objects that belong to nothing it removes ${removed}`, async () => {
    const { run, left, done } = setUp(count)
    assert.deepEqual(await (await run()).json(), { removed })
    assert.deepEqual(left(), [count - removed, 0])
    assert.deepEqual(done, ['refresh', 'tidy'])
  })
}

Deno.test('a full bucket does not keep it from the next', async () => {
  const { run, left } = setUp(2500, [], 30)
  assert.deepEqual(await (await run()).json(), { removed: 2030 })
  assert.deepEqual(left(), [500, 0])
})

Deno.test('it removes rows until none are left, and refreshes the site once', async () => {
  const { run, done } = setUp(0, [5000, 5000, 12])
  await run()
  assert.deepEqual(done, ['refresh', 'tidy', 'tidy', 'tidy', 'tidy'])
})

Deno.test('what fails is thrown once everything else is done', async () => {
  const { run, left, done } = setUp(1, [3], 1)
  const fail = () => Promise.reject(new Error('gone'))
  await assert.rejects(run({ refreshSite: fail }), AggregateError)
  assert.deepEqual(
    [left(), done],
    [
      [0, 0],
      ['tidy', 'tidy'],
    ],
  )
  const other = setUp(0, [3], 1)
  const broken = { orphans: fail, remove: fail }
  await assert.rejects(
    other.run({ tidyRows: fail, buckets: [broken, ...other.buckets] }),
    (fault) => {
      assert.ok(fault instanceof AggregateError)
      return fault.errors.length === 2
    },
  )
  assert.deepEqual([other.left(), other.done], [[0, 0], ['refresh']])
})

Deno.test('what is too much for one run goes with the next', async () => {
  const { run, done } = setUp(0, Array<number>(100).fill(5000))
  await run()
  assert.equal(done.length, 21)
})
