import { type MarkdownDocument, plainText } from './document'

export type Entry = { id: string; text: string; isDeep: boolean }

/** The headings that a reader may want to jump to; a text with fewer than three is its own table of contents. */
export function contentsOf(document: MarkdownDocument): Entry[] {
  const entries = document.blocks.flatMap((block): Entry[] =>
    block.is === 'heading' && block.level <= 3
      ? [{ id: block.id, text: plainText(block.parts), isDeep: block.level === 3 }]
      : [],
  )
  return entries.length < 3 ? [] : entries
}

/** Links to the parts of the text. */
export function TableOfContents({ entries, title }: { entries: Entry[]; title: string }) {
  return (
    <nav aria-labelledby="contents" className="grid gap-2">
      <h2 id="contents" className="text-2 font-semibold">
        {title}
      </h2>
      <ol className="border-s border-line">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className={`-ms-px block border-s border-transparent py-1 text-2 text-muted hover:border-ink hover:text-ink ${entry.isDeep ? 'ps-8' : 'ps-4'}`}
            >
              {entry.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const wordsAMinute = 220

/** Whole minutes that reading takes most people, one at least. */
export const readingMinutes = ({ words }: MarkdownDocument): number =>
  Math.max(1, Math.round(words / wordsAMinute))
