import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export type Crumb = { to: string; label: ReactNode }

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  /** The way here, without this page itself. */
  breadcrumbs?: readonly Crumb[]
  actions?: ReactNode
}

/** The top of a page in the app: the way here, its one `h1`, what can be done. */
export function PageHeader({ title, lead, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className="grid gap-2 pb-8">
      {breadcrumbs && breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumbs" className="screen-only">
          <ol className="flex flex-wrap gap-x-2 text-2 text-muted">
            {breadcrumbs.map((crumb) => (
              <li key={crumb.to} className="flex gap-2">
                <Link to={crumb.to} className="hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
                <span aria-hidden="true">/</span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <h1 tabIndex={-1} className="min-w-0 text-6 font-semibold">
          {title}
        </h1>
        {actions && <div className="screen-only flex flex-wrap gap-3">{actions}</div>}
      </div>
      {lead && <div className="max-w-measure text-3 text-muted">{lead}</div>}
    </header>
  )
}
