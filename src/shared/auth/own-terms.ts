import { loadSupabase } from '@/shared/supabase/load-client'
import { knownTerms } from './known-terms'

/** Which version of the terms holds, by the server's word, and which one somebody accepted, and when. */
export type OwnTerms = {
  current: string | null
  accepted: string | null
  acceptedAt: string | null
}

/** Whether nothing is left to accept. */
export const areTermsAccepted = ({ current, accepted }: OwnTerms): boolean =>
  current === null || accepted === current

/** The database answers with an object of three texts, each of which may be missing. */
function ownTermsOf(answer: unknown): OwnTerms {
  const { current, accepted, accepted_at } = (answer ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { current: text(current), accepted: text(accepted), acceptedAt: text(accepted_at) }
}

export async function readOwnTerms(userId: string, signal: AbortSignal): Promise<OwnTerms> {
  const supabase = await loadSupabase()
  const { data } = await supabase.rpc('my_terms').abortSignal(signal).throwOnError()
  const terms = ownTermsOf(data)
  knownTerms.keep(userId, areTermsAccepted(terms))
  return terms
}

/** Accepts the version that was read. The database says whether it still holds, and dates it. */
export async function acceptTerms(userId: string, version: string): Promise<OwnTerms> {
  const supabase = await loadSupabase()
  const { data } = await supabase.rpc('accept_terms', { version }).throwOnError()
  const terms = ownTermsOf(data)
  knownTerms.keep(userId, areTermsAccepted(terms))
  return terms
}
