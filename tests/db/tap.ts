import type { PGlite } from '@electric-sql/pglite'

export type TapResult = { name: string; passed: boolean; notes: string }

const testLine = /^(not )?ok \d+(?: - (.*))?$/
const planLine = /^1\.\.(\d+)$/

/** What a pgTAP file says, test by test. A file without a plan, or off its plan, has a failure that says so. */
function readTap(lines: string[]): TapResult[] {
  const results: TapResult[] = []
  let planned: number | undefined

  for (const line of lines) {
    const plan = planLine.exec(line)
    const test = testLine.exec(line)
    const last = results.at(-1)
    if (plan) planned = Number(plan[1])
    else if (test) results.push({ name: test[2] ?? 'unnamed', passed: !test[1], notes: '' })
    else if (last && line.startsWith('#')) last.notes += `${line.replace(/^# ?/, '')}\n`
  }
  const notes = `planned ${planned ?? 'nothing'}, ran ${results.length}`
  const kept = planned !== undefined && planned > 0 && planned === results.length
  return [...results, { name: 'keeps to its plan', passed: kept, notes }]
}

/** Runs one file of pgTAP tests in a transaction that leaves nothing behind. */
export async function runTap(database: PGlite, sql: string): Promise<TapResult[]> {
  // pgTAP finds its own parts by the path.
  await database.exec('begin; set local search_path = extensions, public')
  try {
    const results = await database.exec(sql)
    return readTap(
      results
        .flatMap(({ rows }) => rows.map((row) => String(Object.values(row)[0])))
        .flatMap((text) => text.split('\n')),
    )
  } catch (error) {
    return [{ name: 'runs to its end', passed: false, notes: explain(error, sql) }]
  } finally {
    await database.exec('rollback; reset role')
  }
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error)
  const { position, where } = error as Error & { position?: string; where?: string }
  const line = position ? ` near: ${sql.slice(Number(position) - 1).split('\n')[0]}` : ''
  return `${error.message}${line}\n${where ?? ''}`
}
