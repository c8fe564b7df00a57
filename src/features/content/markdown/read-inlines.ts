import type { MarkedToken, Token } from 'marked'
import { readPictureLink } from '@/shared/ui/picture'
import { safeAddress } from './addresses'
import { type Inline, plainText } from './document'
import { readEntities } from './entities'

const deepest = 12

/** `marked` leaves room for tokens of extensions; there are none here. */
const known = (token: Token) => token as MarkedToken

/** Reads what stands in a line. Nested deeper than anybody writes, it is text. */
export function readInlines(tokens: readonly Token[] | undefined, depth = 0): Inline[] {
  const parts: Inline[] = []
  for (const token of tokens ?? []) {
    for (const part of readInline(known(token), depth)) {
      const last = parts.length - 1
      const before = parts[last]
      if (typeof part === 'string' && typeof before === 'string') parts[last] = before + part
      else if (part !== '') parts.push(part)
    }
  }
  return parts
}

function readInline(token: MarkedToken, depth: number): Inline[] {
  if (depth > deepest) return [token.raw]
  const inside = (tokens: Token[]) => readInlines(tokens, depth + 1)
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return [{ is: token.type, parts: inside(token.tokens) }]
    case 'codespan':
      return [{ is: 'code', text: token.text }]
    case 'br':
      return [{ is: 'break' }]
    case 'link':
      return readLink(token.autolink ? token.href : readEntities(token.href), inside(token.tokens))
    case 'image':
      return readImage(readEntities(token.href), readEntities(token.text))
    case 'html':
      // Comments are meant for whoever writes; any other html is shown as it was written, and does nothing.
      return [token.raw.replace(/<!--[\s\S]*?-->/g, '')]
    case 'text':
      return token.tokens ? inside(token.tokens) : [readEntities(token.text)]
    case 'escape':
      return [token.text]
    case 'checkbox':
      return []
    default:
      return [token.raw]
  }
}

/** A link, or its words where it leads nowhere we would send somebody. */
function readLink(address: string, parts: Inline[]): Inline[] {
  const to = safeAddress(address)
  return to && plainText(parts).trim() ? [{ is: 'link', to, parts: withoutLinks(parts) }] : parts
}

/** A link in a link is html that no browser reads. */
const withoutLinks = (parts: readonly Inline[]): Inline[] =>
  parts.flatMap((part): Inline[] => {
    if (typeof part === 'string' || !('parts' in part)) return [part]
    const inside = withoutLinks(part.parts)
    return part.is === 'link' ? inside : [{ ...part, parts: inside }]
  })

/** A picture of ours; of any other the words that stand for it. */
function readImage(address: string, alt: string): Inline[] {
  const image = readPictureLink(address, alt)
  return image ? [{ is: 'image', image }] : [alt]
}
