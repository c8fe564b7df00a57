import type { ReactNode } from 'react'
import { PageMeta } from '@/shared/ui/page-meta'
import type { DocumentHead } from './documents'
import { LawyerNote } from './lawyer-note'

/** The top of a document, with its text below. */
export function DocumentPage({ head, children }: { head: DocumentHead; children: ReactNode }) {
  return (
    <article className="mx-auto max-w-content px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta title={head.title} description={head.about} canonical={head.to} />
      <header className="grid items-start gap-x-6 gap-y-6 pb-6 lg:grid-cols-12">
        <h1 className="text-8 font-semibold lg:col-span-8">{head.title}</h1>
        <LawyerNote />
      </header>
      {children}
    </article>
  )
}

/** In the place of a text that is on its way. */
export const waitingText = (
  <div aria-hidden="true" className="appear-late h-96 max-w-[42rem] rounded-control bg-ink/7" />
)
