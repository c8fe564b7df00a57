import { readPublic } from '@/shared/supabase/read-public'
import type { Terms, Vocabulary } from './terms'

type Row = { vocabulary_id: Vocabulary; id: string; label: string; retired_at: string | null }

export async function fetchTerms(signal: AbortSignal): Promise<Terms> {
  const rows = await readPublic<Row>(
    'terms',
    {
      select: 'vocabulary_id,id,label,retired_at',
      vocabulary_id: 'in.(sectors,startup_stages)',
      order: 'position',
    },
    signal,
  )
  const terms: Terms = { sectors: [], startup_stages: [] }
  for (const { vocabulary_id, id, label, retired_at } of rows) {
    terms[vocabulary_id].push({ id, label, ...(retired_at ? { isRetired: true } : {}) })
  }
  return terms
}
