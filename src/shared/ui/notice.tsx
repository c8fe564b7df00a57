import type { ReactNode } from 'react'
import { cx } from './cx'

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announced when it appears, politely; with `danger`, at once. */
  live?: boolean
  className?: string
}

const edges = {
  info: 'border-info [--fold-colour:var(--info)]',
  success: 'border-success [--fold-colour:var(--success)]',
  warning: 'border-warning [--fold-colour:var(--warning)]',
  danger: 'border-danger [--fold-colour:var(--danger)]',
}

/** Something to know about this screen, in its place. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  live = false,
  className,
}: NoticeProps) {
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(
        'fold-corner flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-s-4 bg-surface py-3 ps-4 pe-6',
        edges[tone],
        className,
      )}
    >
      <div className="grid max-w-measure min-w-0 flex-1 basis-64 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-2">{children}</div>}
      </div>
      {action}
    </div>
  )
}
