import type { MarkdownDocument } from './document'
import { fingerprint } from './fingerprint'

const mostKept = 100
const kept = new Map<string, MarkdownDocument>()

/** A prerendered page carries its texts read: they need not be read again while they are the same. */
export function rememberDocument(document: MarkdownDocument): void {
  if (kept.size >= mostKept) kept.clear()
  kept.set(document.of, document)
}

/** A text in Markdown, read. What reads it is fetched the first time that a text is new. */
export async function toDocument(text: string): Promise<MarkdownDocument> {
  const known = kept.get(fingerprint(text))
  if (known) return known
  const { parseMarkdown } = await import('./parse')
  const document = await parseMarkdown(text)
  rememberDocument(document)
  return document
}
