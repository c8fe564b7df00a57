import { refusal } from '@/shared/supabase/errors'
import type { Supabase } from '@/shared/supabase/client-ready'
import { DraftProblem } from './problem'
import { workingAnswers, workingColumns } from './working-answers'

/**
 * What a command answered. Where it refused a version that is no longer the newest, rejects with the newest, read from
 * the table: refusals name no answers, since the database writes them into its log.
 */
export async function orCatchUp<Data>(
  supabase: Supabase,
  applicationId: string,
  { data, error }: { data: Data; error: unknown },
  signal: AbortSignal,
): Promise<Data> {
  if (!error) return data
  if (refusal(error)?.hint !== 'stale_version') throw error
  const { data: newest } = await supabase
    .from('applications')
    .select(`version, saved_at, ${workingColumns}`)
    .eq('id', applicationId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (!newest) throw new DraftProblem({ kind: 'missing' })
  throw new DraftProblem({
    kind: 'stale',
    version: newest.version,
    answers: workingAnswers(newest),
    savedAt: newest.saved_at,
  })
}
