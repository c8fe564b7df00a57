// `npm run db:types`: writes the TypeScript types of the database, as Supabase's own generator makes them.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supabaseDir } from '../supabase/local/paths.ts'
import { openPostgresPort } from '../supabase/local/postgres-port.ts'
import { supabaseCli } from './supabase-cli.ts'

export const typesPath = join(supabaseDir, 'functions/_shared/contracts/database.types.ts')

/** The types of what a Postgres at this address shows through the API. */
export function generateTypes(url: string): Promise<string> {
  return supabaseCli([
    'gen',
    'types',
    `--remote=${url}`,
    '--lang',
    'typescript',
    '--schema',
    'public',
  ])
}

if (import.meta.main) {
  const port = await openPostgresPort()
  await writeFile(typesPath, await generateTypes(port.url))
  await port.close()
  console.log(`Wrote ${typesPath}.`)
}
