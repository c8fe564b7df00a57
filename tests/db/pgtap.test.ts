import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../supabase/local/database.ts'
import { runTap } from './tap.ts'

const dir = import.meta.dirname
const files = (await readdir(dir)).filter((name) => name.endsWith('.test.sql')).sort()

// Vitest wants to know its tests before it runs them, so the SQL runs first and the tests report what it said.
const database = await openDatabase()
await database.exec(await readFile(join(dir, 'support.sql'), 'utf8'))
for (const file of files) {
  const results = await runTap(database, await readFile(join(dir, file), 'utf8'))
  describe(file, () => {
    for (const { name, passed, notes } of results) {
      test(name, () => {
        expect(passed, notes).toBe(true)
      })
    }
  })
}
await database.close()
