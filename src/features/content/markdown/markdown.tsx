import { useEffect } from 'react'
import { Blocks } from './blocks'
import type { MarkdownDocument } from './document'
import { rememberDocument } from './to-document'

type MarkdownProps = {
  document: MarkdownDocument
  /** The level of the heading that this stands below: 1 where it is that of the page. */
  under?: number
  /** The lines between parts closer together, for a text beside others. */
  small?: boolean
}

/** A text in Markdown, as elements. */
export function Markdown({ document, under = 1, small = false }: MarkdownProps) {
  useEffect(() => rememberDocument(document), [document])
  return (
    <div dir="auto" className={small ? 'prose-small' : 'prose'}>
      <Blocks blocks={document.blocks} under={under} />
    </div>
  )
}
