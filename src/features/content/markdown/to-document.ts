import { readIsland } from '@/shared/site-data'
import type { MarkdownDocument } from './document'
import { fingerprint } from './fingerprint'

const mostKept = 100
const kept = new Map<string, MarkdownDocument>()
let isIslandKept = false

/** A text that was read need not be read again while it is the same. */
export function rememberDocument(document: MarkdownDocument): void {
  if (kept.size >= mostKept) kept.clear()
  kept.set(document.of, document)
}

/** A prerendered page carries its texts read, and asks for them anew before anything of it is drawn. */
function rememberIsland(): void {
  if (isIslandKept) return
  isIslandKept = true
  const remember = (found: unknown) => {
    if (typeof found !== 'object' || found === null) return
    if (isDocument(found)) rememberDocument(found)
    else Object.values(found).forEach(remember)
  }
  remember(readIsland())
}

const isDocument = (found: object): found is MarkdownDocument => 'of' in found && 'blocks' in found

/** A text in Markdown, read. What reads it is fetched the first time that a text is new. */
export async function toDocument(text: string): Promise<MarkdownDocument> {
  rememberIsland()
  const known = kept.get(fingerprint(text))
  if (known) return known
  const { parseMarkdown } = await import('./parse')
  const document = await parseMarkdown(text)
  rememberDocument(document)
  return document
}
