import type { ReactNode } from 'react'

/** What is wrong with a field and what to do about it; a triangle says so without colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-baseline gap-2 text-2 text-danger">
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 translate-y-px">
        <path d="M6 1 11.5 11H.5Z" fill="currentColor" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
