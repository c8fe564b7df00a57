import { describe, expect, it } from 'vitest'
import { countDeno, countPlaywright, countVitest } from './test-counts.ts'

describe('what a runner reports', () => {
  it('is read from Vitest, tests that were left out included', () => {
    const report = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 }
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 12, failed: 2, skipped: 4 })
  })

  it('is read from Playwright, where a flaky test has failed', () => {
    const report = { stats: { expected: 40, unexpected: 1, flaky: 2, skipped: 5 } }
    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 40, failed: 3, skipped: 5 })
  })

  it.each([
    ['ok | 149 passed | 0 failed (1s)', { passed: 149, failed: 0, skipped: 0 }],
    ['FAILED | 142 passed | 2 failed (933ms)', { passed: 142, failed: 2, skipped: 0 }],
    ['ok | 3 passed (12 steps) | 0 failed | 4 ignored (5ms)', { passed: 3, failed: 0, skipped: 4 }],
    ['FAILED | 1 passed | 1 failed (2 steps) (5ms)', { passed: 1, failed: 1, skipped: 0 }],
  ])('is read from Deno: %s', (closing, counts) => {
    expect(countDeno(`running 2 tests\nsomething ... ok\n\n${closing}\n`)).toEqual(counts)
  })

  it('is a failure when Deno ends without a word', () => {
    expect(countDeno('error: Module not found').failed).toBe(1)
  })
})
