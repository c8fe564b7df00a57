// An origin that is nobody's: an address that leaves it is not a path of ours.
const nowhere = 'https://own.invalid'

/**
 * Where a link may lead: to the web, to a mailbox, to a page of this site or a part of this page. Anything else is no
 * link, in whatever way it is spelled: what is not recognised is refused, so that nothing has to be listed.
 */
export function safeAddress(address: string): string | null {
  const written = address.trim()
  // Browsers drop some of these while they read an address, and take a backslash for a slash.
  if (written.length > 2000 || /[\0-\x20\x7f\\]/.test(written)) return null
  if (/^#[\w-]+$/.test(written)) return written
  try {
    if (/^\/(?!\/)/.test(written)) {
      const { origin, pathname, search, hash } = new URL(written, nowhere)
      const path = `${pathname}${search}${hash}`
      return origin === nowhere && !pathname.startsWith('//') ? path : null
    }
    if (/^https?:\/\/[^/]/i.test(written)) return new URL(written).href
    if (/^mailto:[^@?]+@[^@?]+(?:\?[^?]*)?$/i.test(written)) return new URL(written).href
  } catch {
    return null
  }
  return null
}
