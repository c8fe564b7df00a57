/**
 * Everything that is checked, in one command. `node scripts/test.ts lint unit` runs only what is named. Prints a line
 * for each step, the output of those that failed, and one closing line with the sum over all of them.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, countDeno, countPlaywright, countVitest } from './test-counts.ts'
import { withoutProgress } from './test-output.ts'

type Step = {
  name: string
  script: string
  /** How the runner's own figures are had. A step without is one check: it passes or fails. */
  counts?: { args: (report: string) => string[]; read: (report: string, output: string) => Counts }
}
type Outcome = { passed: number; failed: number }

const vitest: Step['counts'] = {
  args: (report) => [
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  read: (report) => countVitest(readFileSync(report, 'utf8')),
}

/** Two lanes side by side, one for each of two cores; the journeys come last and have the machine for themselves. */
const lanes: Step[][][] = [
  [
    [
      { name: 'format', script: 'format:check' },
      { name: 'lint', script: 'lint' },
      { name: 'types', script: 'typecheck' },
      { name: 'knip', script: 'knip' },
      {
        name: 'functions',
        script: 'test:functions',
        counts: { args: () => [], read: (_report, output) => countDeno(output) },
      },
      { name: 'build', script: 'build' },
      { name: 'size', script: 'size' },
    ],
    [
      { name: 'unit', script: 'test:unit', counts: vitest },
      { name: 'db', script: 'test:db', counts: vitest },
      { name: 'backend', script: 'test:backend', counts: vitest },
    ],
  ],
  [
    [
      { name: 'chromium', script: 'get-chromium' },
      {
        name: 'e2e',
        script: 'test:e2e',
        counts: {
          args: () => [],
          read: (report) => countPlaywright(readFileSync(report, 'utf8')),
        },
      },
    ],
  ],
]

const reports = mkdtempSync(join(tmpdir(), 'fourfold-test-'))

function run(step: Step): Promise<{ code: number; output: string }> {
  const report = join(reports, `${step.name}.json`)
  const args = step.counts?.args(report) ?? []
  const child = spawn('npm', ['run', '--silent', step.script, '--', ...args], {
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function perform(step: Step): Promise<Outcome> {
  const start = performance.now()
  const { code, output } = await run(step)
  const counts = read(step, output)
  // A runner that ends badly without a failed test has still failed: a file that does not load, a crash.
  const failed = Math.max(counts.failed + counts.skipped, code === 0 ? 0 : 1)
  const passed = step.counts ? counts.passed : 1 - Math.min(failed, 1)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const figures = step.counts ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${failed ? 'FAILED' : 'ok    '} ${step.name.padEnd(10)} ${seconds} s${figures}`)
  if (counts.skipped) console.log(`       ${counts.skipped} skipped, which counts as failed`)
  if (failed) console.log(`${withoutProgress(output)}\n`)
  return { passed, failed }
}

function read(step: Step, output: string): Counts {
  try {
    const report = join(reports, `${step.name}.json`)
    return step.counts?.read(report, output) ?? { passed: 0, failed: 0, skipped: 0 }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const named = process.argv.slice(2)
const known = lanes.flat(2).map(({ name }) => name)
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${known.join(', ')}.`)
  process.exit(2)
}

const outcomes: Outcome[] = []
for (const side of lanes) {
  await Promise.all(
    side.map(async (steps) => {
      for (const step of steps) {
        if (!named.length || named.includes(step.name)) outcomes.push(await perform(step))
      }
    }),
  )
}
rmSync(reports, { recursive: true, force: true })

const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') ? 1 : 0
