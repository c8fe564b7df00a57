import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** As authenticator apps take for granted: six digits, half a minute, SHA-1. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** One step to each side, for clocks that differ. */
const skew = 1

export interface Enrolment {
  secret: string
  uri: string
  /** An image, as SVG. */
  qr_code: string
}

export function newEnrolment(issuer: string, account: string): Enrolment {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...settings, issuer, label: account || 'account', secret }).toString()
  return { secret: secret.base32, uri, qr_code: renderSVG(uri, { border: 4 }) }
}

/** Whether a code is the one of now, of the step before or of the step after. */
export function isCodeOf(secret: string, token: string, timestamp = Date.now()): boolean {
  if (!/^\d{6}$/.test(token)) return false
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  return totp.validate({ token, timestamp, window: skew }) !== null
}
