/**
 * Writes supabase/seed.sql, and into supabase/storage the files that belong to it: `npm run db:seed`. The same words
 * give the same bytes; dates are resolved when the seed runs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readForms } from '../forms/read-forms.ts'
import { seedOf } from './sql.ts'

export const seedPath = fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url))
/** Where `supabase seed buckets` looks for the objects of this bucket. */
export const objectsPath = fileURLToPath(
  new URL('../../supabase/storage/application-files', import.meta.url),
)

if (import.meta.main) {
  const { sql, files } = seedOf(await readForms())
  writeFileSync(seedPath, sql)
  rmSync(objectsPath, { recursive: true, force: true })
  for (const { path, bytes } of files) {
    const target = join(objectsPath, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}
