import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supabaseDir } from '../supabase/local/paths.ts'

const schemasDir = join(supabaseDir, 'schemas')
export const baselinePath = join(supabaseDir, 'migrations', '20261120000000_baseline.sql')

const notice = `-- Written by \`npm run db:build\` from supabase/schemas/. Change those files, not this one.\n`

/** The one migration of the schema: the files of `supabase/schemas`, in the order of their numbers. */
export async function composeBaseline(): Promise<string> {
  const names = (await readdir(schemasDir)).filter((name) => name.endsWith('.sql')).sort()
  const parts = names.map(async (name) => {
    const sql = await readFile(join(schemasDir, name), 'utf8')
    return `\n-- ${'='.repeat(20)} ${name} ${'='.repeat(20)}\n\n${sql.trim()}\n`
  })
  return notice + (await Promise.all(parts)).join('')
}
