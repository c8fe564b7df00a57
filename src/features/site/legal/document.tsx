import { plainDate } from '@/shared/format/dates'
import { PageMeta } from '@/shared/ui/page-meta'

export type LegalDocument = {
  title: string
  description: string
  path: string
  version: string
  /** What it says, in a few sentences, for those who read no further. */
  summary: string[]
  sections: { id: string; title: string; text: (string | string[])[] }[]
}

/** A document with numbered parts, its version, and a table of contents that stays in reach. */
export function DocumentPage({ document }: { document: LegalDocument }) {
  return (
    <article className="mx-auto grid max-w-content gap-x-6 gap-y-12 px-4 pt-12 pb-26 sm:px-6 md:pt-18 lg:grid-cols-12">
      <PageMeta
        title={document.title}
        description={document.description}
        canonical={document.path}
      />
      <header className="grid gap-6 lg:col-span-12">
        <h1 className="text-8 font-semibold">{document.title}</h1>
        <p className="text-2 text-muted">
          Version of{' '}
          <time dateTime={document.version}>
            {plainDate(document.version, { locale: 'en-GB' })}
          </time>
        </p>
        <div className="grid max-w-[42rem] gap-4 border-s-4 border-accent ps-6">
          {document.summary.map((paragraph) => (
            <p key={paragraph} className="text-4">
              {paragraph}
            </p>
          ))}
        </div>
      </header>
      <nav aria-label="Contents" className="screen-only lg:col-span-4">
        <ol className="top-8 lg:sticky">
          {document.sections.map((section, index) => (
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
        {document.sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id} className="grid gap-4">
            <h2 id={section.id} className="scroll-mt-8 text-5 font-semibold">
              <span aria-hidden="true" className="text-muted">
                {index + 1}.{' '}
              </span>
              {section.title}
            </h2>
            {section.text.map((block) =>
              typeof block === 'string' ? (
                <p key={block} className="max-w-measure text-3">
                  {block}
                </p>
              ) : (
                <ul key={block.join()} className="grid max-w-measure list-disc gap-2 ps-6 text-3">
                  {block.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
