/** What a runner reports, in the three figures that all of them have. */
export type Counts = { passed: number; failed: number; skipped: number }

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** From Vitest's JSON report. A file that did not load counts as one failure. */
export function countVitest(report: string): Counts {
  const totals = record(JSON.parse(report))
  return {
    passed: number(totals.numPassedTests),
    failed: number(totals.numFailedTests),
    skipped: number(totals.numPendingTests) + number(totals.numTodoTests),
  }
}

/** From Playwright's JSON report. A flaky test did fail. */
export function countPlaywright(report: string): Counts {
  const stats = record(record(JSON.parse(report)).stats)
  return {
    passed: number(stats.expected),
    failed: number(stats.unexpected) + number(stats.flaky),
    skipped: number(stats.skipped),
  }
}

/** From the closing line of `deno test`. */
export function countDeno(output: string): Counts {
  const closing = output.match(/\| (\d+) passed[^|]*\| (\d+) failed(?: \((\d+) steps?\))?(.*)$/m)
  if (!closing) return { passed: 0, failed: 1, skipped: 0 }
  const [, passed, failed, , rest = ''] = closing
  const ignored = /\| (\d+) ignored/.exec(rest)?.[1]
  return { passed: Number(passed), failed: Number(failed), skipped: Number(ignored ?? 0) }
}
