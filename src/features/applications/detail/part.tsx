import { type ReactNode, useId } from 'react'

/** A part of a page with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="text-4 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
