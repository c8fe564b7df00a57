import { type JWTPayload, jwtVerify } from 'jose'
import { createHash } from 'node:crypto'
import type { TrustedDirectory } from './trusted-directory.ts'

/** What a token of the directory says of somebody, in the shape that hosted projects keep. */
export interface ExternalPerson {
  subject: string
  email: string
  /** Whether the directory vouches for the address. */
  isVerified: boolean
  metadata: Record<string, unknown>
}

/** Clocks of two machines differ. */
const clockTolerance = 60

/** Left out of what is kept of a token: it belongs to the token, or stands elsewhere. */
const ofTheToken =
  'aud iss iat nbf exp c_hash at_hash aio nonce rh uti jti ver sub name preferred_username'.split(
    ' ',
  )

/**
 * Reads an ID token as hosted projects do: issuer, signature, time, audience, and the nonce, of which the token carries the
 * hash. A string says what is wrong with it.
 */
export async function readIdToken(
  token: string,
  nonce: string,
  { issuer, keys, clientIds }: TrustedDirectory,
): Promise<ExternalPerson | string> {
  const verified = await jwtVerify(token, keys, {
    issuer,
    clockTolerance,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat'],
  }).catch(() => null)
  if (!verified) return 'Bad ID token'
  const claims = verified.payload
  if (typeof claims.sub !== 'string' || claims.sub === '') return 'Missing sub claim in id_token'
  const audience = [claims.aud ?? []].flat()
  if (!audience.some((each) => clientIds.includes(each))) return 'Unacceptable audience in id_token'
  const expected = typeof claims['nonce'] === 'string' ? claims['nonce'] : ''
  if ((expected === '') !== (nonce === '')) {
    return 'Passed nonce and nonce in id_token should either both exist or not.'
  }
  if (expected !== '' && createHash('sha256').update(nonce).digest('hex') !== expected) {
    return 'Nonces mismatch'
  }
  return personIn(claims, claims.sub)
}

function personIn(claims: JWTPayload, sub: string): ExternalPerson {
  const email = text(claims['email']).toLowerCase()
  const isVerified = email !== '' && vouchesFor(claims['xms_edov'])
  const custom_claims = Object.fromEntries(
    Object.entries(claims).filter(([name]) => !ofTheToken.includes(name)),
  )
  return {
    subject: sub,
    email,
    isVerified,
    metadata: {
      iss: claims.iss,
      sub,
      provider_id: sub,
      full_name: text(claims['name']),
      preferred_username: text(claims['preferred_username']),
      ...(email && { email }),
      email_verified: isVerified,
      phone_verified: false,
      custom_claims,
    },
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The directory writes it in several ways. Hosted projects take an address without this claim for verified, which it is not:
 * here that is refused, so that a registration that lacks the claim is noticed on one's own machine.
 */
const vouchesFor = (claim: unknown): boolean => claim === true || claim === '1' || claim === 'true'
