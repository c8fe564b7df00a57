import { z } from 'zod'
import { supabaseCli } from './supabase-cli.ts'

const advice = z.object({
  results: z.array(z.object({ name: z.string(), level: z.string(), detail: z.string() })),
})
export type Advice = z.infer<typeof advice>['results'][number]

/** What Supabase's security and performance advisors say of the database at this address, remarks included. */
export async function askAdvisors(url: string): Promise<Advice[]> {
  const output = await supabaseCli([
    'db',
    'advisors',
    `--remote=${url}`,
    '--type=all',
    '--level=info',
    '--fail-on=none',
    '--output-format=json',
  ])
  return advice.parse(JSON.parse(output)).results
}

/** Remarks are for reading; warnings and errors are for mending. */
export const isFinding = ({ level }: Advice): boolean => level !== 'INFO'
