import { useDeferredValue, useEffect, useState } from 'react'
import type { MarkdownDocument } from './document'
import { Markdown } from './markdown'
import { toDocument } from './to-document'

/** What a text will look like, while it is being written. The one before stays until the new one has been read. */
export function MarkdownPreview({ text, under }: { text: string; under?: number }) {
  const calm = useDeferredValue(text)
  const [document, setDocument] = useState<MarkdownDocument | null>(null)
  useEffect(() => {
    let isWanted = true
    toDocument(calm).then(
      (read) => {
        if (isWanted) setDocument(read)
      },
      (error: unknown) => console.error('A text could not be read', error),
    )
    return () => {
      isWanted = false
    }
  }, [calm])
  return document && <Markdown document={document} under={under} />
}
