import type { ReactNode } from 'react'

/** The words above a control, or above a group of them. */
export function FieldLabel({
  optional,
  children,
}: {
  optional?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      <span className="text-2 font-medium text-ink">{children}</span>
      {optional && (
        <>
          {' '}
          <span className="text-2 font-normal text-muted">(optional)</span>
        </>
      )}
    </>
  )
}
