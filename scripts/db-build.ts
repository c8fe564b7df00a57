// `npm run db:build`: writes the baseline migration from the schema files.

import { readFile, writeFile } from 'node:fs/promises'
import { baselinePath, composeBaseline } from './db-baseline.ts'

const baseline = await composeBaseline()
const before = await readFile(baselinePath, 'utf8').catch(() => '')
if (before === baseline) {
  console.log('The baseline migration is up to date.')
} else {
  await writeFile(baselinePath, baseline)
  console.log(`Wrote ${baselinePath}.`)
}
