import type { ReactNode } from 'react'
import { Fold } from './fold'

/** What a list would hold, and how to begin; or what was filtered, and how to clear it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid max-w-measure justify-items-start gap-4 py-12">
      <Fold className="size-12" />
      <div className="grid gap-1">
        <p className="text-4 font-semibold">{title}</p>
        {children && <div className="text-3 text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
}
