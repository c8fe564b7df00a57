import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { publishableKey } from './public-key.ts'

export type ApiKey = { type: 'publishable' | 'secret'; claims: { role: string } }

/** Signs and reads the tokens of one backend. */
export class Tokens {
  readonly #secret: Uint8Array

  constructor(secret: string) {
    this.#secret = new TextEncoder().encode(secret)
  }

  /** A token with exactly these claims; `exp` is among them. */
  sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(this.#secret)
  }

  /** The claims of a token that is ours and not expired, or null. */
  async verify(token: string): Promise<JWTPayload | null> {
    const verified = await jwtVerify(token, this.#secret, { algorithms: ['HS256'] }).catch(
      () => null,
    )
    return verified?.payload ?? null
  }

  /** A classic key: a token that names a role and nobody. */
  classicKey(role: 'anon' | 'service_role'): Promise<string> {
    const issued = Math.floor(Date.now() / 1000)
    return this.sign({ iss: 'fourfold', role, iat: issued, exp: issued + 10 * 365 * 24 * 3600 })
  }

  /** What an `apikey` opens: the publishable key, or a classic one. A user's token is no key. */
  async resolveKey(key: string): Promise<ApiKey | null> {
    if (key === publishableKey) return { type: 'publishable', claims: { role: 'anon' } }
    const claims = await this.verify(key)
    if (claims === null || claims.sub !== undefined) return null
    if (claims['role'] === 'anon') return { type: 'publishable', claims: { role: 'anon' } }
    if (claims['role'] === 'service_role')
      return { type: 'secret', claims: { role: 'service_role' } }
    return null
  }
}
