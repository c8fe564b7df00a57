import { Notice } from '@/shared/ui/notice'
import { AuthNotice } from '../auth-notice'

/** Sentences for what the sign-in service answers about second steps; pages that never ask for one do without them. */
const sentences: Partial<Record<string, string>> = {
  mfa_verification_failed: 'This code is not right, or no longer. Enter the one that is shown now.',
  mfa_challenge_expired: 'That took too long. Enter the code that is shown now.',
  mfa_ip_address_mismatch: 'Your connection has changed. Enter the code that is shown now.',
  mfa_factor_not_found: 'This device is not set up any more. Reload the page.',
  mfa_factor_name_conflict: 'You have a device of this name already. Choose another name.',
  too_many_enrolled_mfa_factors: 'You have as many devices as there can be. Remove one first.',
  mfa_totp_enroll_not_enabled: 'New devices cannot be set up at the moment.',
  mfa_totp_verify_not_enabled: 'Codes cannot be checked at the moment. Try again later.',
  insufficient_aal: 'Enter the code of your second step first: sign out and in again.',
  reauthentication_not_valid: 'This code is not right, or no longer. Have a new one sent.',
}

/** What went wrong with a code, a device, or what one of them is asked for. */
export function CodeNotice({ error }: { error: unknown }) {
  const code = (error as { code?: unknown } | null)?.code
  const sentence = typeof code === 'string' ? sentences[code] : undefined
  if (!sentence) return <AuthNotice error={error} />
  return (
    <Notice tone="danger" live>
      {sentence}
    </Notice>
  )
}
