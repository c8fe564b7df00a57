import { createHash, randomUUID } from 'node:crypto'
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'

/** The directory of the tests, and the key that only it has. */
export type StandIn = { issuer: string; clientId: string; key: JWK }

/** As a browser makes it: what it keeps, and what it lets the directory see. */
export function newNonce(): { raw: string; hashed: string } {
  const raw = randomUUID()
  return { raw, hashed: createHash('sha256').update(raw).digest('hex') }
}

export const now = (): number => Math.floor(Date.now() / 1000)

/** An ID token as the directory signs it, with these claims instead of the usual ones; `undefined` leaves one out. */
export async function idToken(
  directory: StandIn,
  claims: JWTPayload,
  key: JWK = directory.key,
): Promise<string> {
  const issuedAt = now()
  const payload: JWTPayload = {
    iss: directory.issuer,
    aud: directory.clientId,
    sub: randomUUID(),
    iat: issuedAt,
    exp: issuedAt + 3600,
    name: 'Nia Were',
    ver: '2.0',
    ...claims,
  }
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid ?? '' })
    .sign(await importJWK(key, 'RS256'))
}
