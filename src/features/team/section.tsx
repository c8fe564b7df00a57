import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode }

/** A part of the team's page, as wide as the page. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line py-8">
      <div className="grid gap-1">
        <h2 id={id} className="text-4 font-semibold">
          {title}
        </h2>
        {lead && <p className="max-w-measure text-2 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
