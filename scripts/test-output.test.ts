import { describe, expect, it } from 'vitest'
import { withoutProgress } from './test-output.ts'

describe('what a failed step said', () => {
  it('is kept, and its progress is not', () => {
    const output = [
      "[WebServer] (node:11024) Warning: The 'NO_COLOR' env is ignored.",
      '[WebServer] ',
      '[1/59] tests/e2e/routes.spec.ts:4:1 › every open page has one heading',
      '  1) tests/e2e/routes.spec.ts:4:1 › every open page has one heading',
      '',
      '',
      '',
      '    Error: expected 1 to be 2',
      '[2/59] tests/e2e/routes.spec.ts:9:1 › another',
      ' ✓ unit src/a.test.ts (3 tests) 5ms',
      '  1 failed',
    ].join('\n')
    expect(withoutProgress(output)).toBe(
      '1) tests/e2e/routes.spec.ts:4:1 › every open page has one heading\n\n' +
        '    Error: expected 1 to be 2\n  1 failed',
    )
  })
})
