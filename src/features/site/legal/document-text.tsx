import type { ReactNode } from 'react'
import { plainDate } from '@/shared/format/dates'
import type { DocumentHead } from './documents'
import { messages } from './messages'
import { OtherDocuments } from './other-documents'

/** A paragraph, or a list. */
type Block = string | readonly string[]

export type LegalText = {
  /** What it says, in a few sentences, for those who read no further. */
  summary: readonly string[]
  sections: readonly { id: string; title: string; text: readonly Block[] }[]
}

type DocumentTextProps = {
  head: DocumentHead
  text: LegalText
  /** What has to be found before anything is read: where to report to. */
  children?: ReactNode
}

/** Numbered parts under a summary, with a table of contents that stays in reach. */
export function DocumentText({ head, text, children }: DocumentTextProps) {
  return (
    <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
      <p className="-mb-6 text-2 text-muted lg:col-span-12">
        {messages.version}{' '}
        <time dateTime={head.version}>{plainDate(head.version, { locale: 'en-GB' })}</time>
      </p>
      <div className="grid max-w-[42rem] gap-4 border-s-4 border-accent ps-6 lg:col-span-12">
        {text.summary.map((paragraph) => (
          <p key={paragraph} className="text-4">
            {paragraph}
          </p>
        ))}
      </div>
      {children}
      <nav aria-label={messages.contents} className="screen-only lg:col-span-4">
        <ol className="top-8 lg:sticky">
          {text.sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="target flex items-center gap-3 text-2 text-muted hover:text-ink hover:underline"
              >
                <span data-tabular className="w-5 shrink-0 text-end">
                  {index + 1}
                </span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-12 lg:col-span-7 lg:col-start-6">
        {text.sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id} className="grid gap-4">
            <h2 id={section.id} className="scroll-mt-8 text-5 font-semibold">
              <span aria-hidden="true" className="text-muted">
                {index + 1}.{' '}
              </span>
              {section.title}
            </h2>
            {section.text.map((block) => (
              <Part key={String(block)} block={block} />
            ))}
          </section>
        ))}
        <OtherDocuments path={head.to} />
      </div>
    </div>
  )
}

function Part({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="max-w-measure text-3">{block}</p>
  return (
    <ul className="grid max-w-measure list-disc gap-2 ps-6 text-3">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
