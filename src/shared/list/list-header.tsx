import type { ReactNode } from 'react'

/** The top of a list of the public pages: its one `h1`, and beside it what stands in the list. */
export function ListHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <h1 tabIndex={-1} className="text-8 font-semibold lg:col-span-5">
        {title}
      </h1>
      <div className="grid max-w-[38rem] content-end gap-2 text-4 lg:col-span-6 lg:col-start-7">
        {children}
      </div>
    </header>
  )
}
