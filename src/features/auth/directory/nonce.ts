import { DirectoryError } from './failures'

/**
 * A nonce as the backend wants it: it is given `raw` and looks for its SHA-256 in the token. So whoever gets hold of a token
 * alone has nothing.
 */
export async function newNonce(): Promise<{ raw: string; hashed: string }> {
  // Browsers have this on secure addresses only, and so does the library.
  if (!globalThis.crypto?.subtle) throw new DirectoryError('unsupported')
  const raw = hex(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(raw))
  return { raw, hashed: hex(new Uint8Array(digest)) }
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
