import type { Session } from '@supabase/supabase-js'
import { tokenClaims } from './token-claims'

/** Whether this is among the proofs that the session was given: `password`, `otp` for a mail, `oauth` for another site. */
export function cameBy(session: Session, method: string): boolean {
  const { amr } = tokenClaims(session)
  return Array.isArray(amr) && amr.some((proof: unknown) => methodIn(proof) === method)
}

/** A proof is an object that names it, or its bare name. */
const methodIn = (proof: unknown): unknown =>
  typeof proof === 'object' && proof !== null && 'method' in proof ? proof.method : proof
