/**
 * The address that a request comes from. Hosted functions stand behind Cloudflare, which writes this header itself, whatever the
 * caller sent; the last hop may be a gateway that everybody shares, and so would its limit be. Without Cloudflare a caller can
 * invent the header and so escape the limit of their address, never that of their account. There the last hop is the one that the
 * proxy in front added.
 */
const addressOf = ({ headers }: Request): string =>
  (headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1) ?? '')
    .trim()
    .slice(0, 45)

/**
 * The network that a request comes from, as the database counts it: an address of version 4, or the first 64 bits of one of
 * version 6, of which one customer has as many as they like.
 */
export function networkOf(request: Request): string | undefined {
  const address = addressOf(request)
  return groupsOf(address) ? bitsOf(address, 64) : plain(address) || undefined
}

/** The first 48 bits of an address of version 6: whoever asks for them has 65,536 networks. */
export function siteOf(request: Request): string | undefined {
  const address = addressOf(request)
  return groupsOf(address) ? bitsOf(address, 48) : undefined
}

/** An address of version 4 may be written as one of version 6. */
const plain = (address: string): string =>
  /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address

/** All eight groups of an address of version 6; null for any other. */
function groupsOf(address: string): string[] | null {
  if (!plain(address).includes(':')) return null
  const [head = '', tail] = address.toLowerCase().split('::')
  const [left, right] = [groups(head), groups(tail ?? '')]
  const middle = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(middle).fill('0'), ...right]
}

const bitsOf = (address: string, bits: 48 | 64): string =>
  `${groupsOf(address)
    ?.slice(0, bits / 16)
    .join(':')}::/${bits}`

const groups = (text: string): string[] =>
  text.split(':').flatMap((group) => (group ? [group.replace(/^0+(?=.)/, '')] : []))
