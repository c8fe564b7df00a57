import { authProblem } from '@/shared/auth/auth-error'
import { errorKind } from '@/shared/supabase/errors'
import { failureWords } from './messages'

export type FailureKind =
  | 'unreachable'
  | 'unreadable'
  | 'popup-closed'
  | 'popup-blocked'
  | 'no-address'
  | 'interaction-required'
  | 'invalid-grant'
  | 'expired'
  | 'used'
  | 'elsewhere'
  | 'mismatch'
  | 'cancelled'
  | 'foreign-tenant'
  | 'unverified'
  | 'refused'
  | 'storage-blocked'
  | 'unsupported'
  | 'busy'
  | 'unexpected'

/** What can be done about a failure: the same again, in this window, or as somebody else. */
export type WayOn = 'again' | 'redirect' | 'account'

export type Failure = { kind: FailureKind; message: string; ways: readonly WayOn[] }

/** A failure that we have found ourselves. */
export class DirectoryError extends Error {
  override name = 'DirectoryError'
  readonly kind: FailureKind

  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

/** The backend did not take the directory's word. The token is still good, so the exchange may be tried again. */
export class ExchangeError extends Error {
  override name = 'ExchangeError'
}

/** By the codes of the library, and of the directory where it passes them on. */
const kinds: Partial<Record<string, FailureKind>> = {
  no_network_connectivity: 'unreachable',
  post_request_failed: 'unreachable',
  get_request_failed: 'unreachable',
  network_error: 'unreachable',
  endpoints_resolution_error: 'unreachable',
  openid_config_error: 'unreachable',
  timed_out: 'unreachable',
  request_cannot_be_made: 'unreachable',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
  failed_to_parse_response: 'unreadable',
  client_info_decoding_error: 'unreadable',
  token_parsing_error: 'unreadable',
  null_or_empty_token: 'unreadable',
  user_cancelled: 'cancelled',
  interaction_in_progress_cancelled: 'cancelled',
  access_denied: 'cancelled',
  popup_window_error: 'popup-blocked',
  empty_window_error: 'popup-blocked',
  empty_navigate_uri: 'no-address',
  interaction_required: 'interaction-required',
  login_required: 'interaction-required',
  consent_required: 'interaction-required',
  no_tokens_found: 'interaction-required',
  native_account_unavailable: 'interaction-required',
  refresh_token_expired: 'interaction-required',
  ux_not_allowed: 'interaction-required',
  bad_token: 'interaction-required',
  invalid_grant: 'invalid-grant',
  state_mismatch: 'mismatch',
  nonce_mismatch: 'mismatch',
  state_not_found: 'mismatch',
  invalid_state: 'mismatch',
  no_state_in_hash: 'mismatch',
  unable_to_parse_state: 'mismatch',
  state_interaction_type_mismatch: 'mismatch',
  interaction_in_progress: 'busy',
  crypto_nonexistent: 'unsupported',
  storage_not_supported: 'storage-blocked',
}

/** What the directory means by one code, told apart by the number that its sentence begins with. */
const numbered: readonly [RegExp, FailureKind][] = [
  [/AADSTS(54005|70000)\b/, 'used'],
  [/AADSTS(70008|700084|700082)\b/, 'expired'],
  [/AADSTS(50020|50034|90072|700016|51004)\b/, 'foreign-tenant'],
]

const ways: Partial<Record<FailureKind, readonly WayOn[]>> = {
  'popup-closed': ['again', 'redirect'],
  'popup-blocked': ['again', 'redirect'],
  'interaction-required': ['redirect'],
  'foreign-tenant': ['account'],
  refused: ['again', 'account'],
  unverified: ['again', 'account'],
  'no-address': [],
  'storage-blocked': ['again'],
  unsupported: [],
}

type ErrorShape = { errorCode?: unknown; errorMessage?: unknown }

/** Which of the failures an error is; `how` it was tried tells a closed window from a way back. */
export function failureOf(error: unknown, how: 'popup' | 'other' = 'other'): Failure {
  const kind = kindOf(error, how)
  return { kind, message: messageFor(kind, error), ways: ways[kind] ?? ['again'] }
}

function kindOf(error: unknown, how: 'popup' | 'other'): FailureKind {
  if (error instanceof DirectoryError) return error.kind
  if (error instanceof ExchangeError) return exchangeKind(error.cause)
  const { errorCode, errorMessage } = (error ?? {}) as ErrorShape
  if (typeof errorCode !== 'string') {
    return errorKind(error) === 'offline' ? 'unreachable' : 'unexpected'
  }
  const said = typeof errorMessage === 'string' ? errorMessage : ''
  const byNumber = numbered.find(([pattern]) => pattern.test(said))?.[1]
  if (byNumber) return byNumber
  if (errorCode === 'user_cancelled' && how === 'popup') return 'popup-closed'
  return kinds[errorCode] ?? 'unexpected'
}

const exchangeKind = (error: unknown): FailureKind =>
  authProblem(error).code === 'provider_email_needs_verification' ? 'unverified' : 'refused'

function messageFor(kind: FailureKind, error: unknown): string {
  if (kind !== 'refused' || !(error instanceof ExchangeError)) return failureWords[kind]
  return `${failureWords.refused} ${authProblem(error.cause).message}`
}
