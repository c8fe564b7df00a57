import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { Field } from '@/shared/ui/field'
import { Fold } from '@/shared/ui/fold'
import { Input } from '@/shared/ui/input'
import { PageMeta } from '@/shared/ui/page-meta'
import { nearTo, searchSiteMap, siteMap } from './site-map'

/** Names the path that leads nowhere, and helps to find the one that was meant. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  const resultId = useId()

  const near = nearTo(pathname)
  const suggested = near.length > 0 ? near : siteMap()
  const found = query.trim() ? searchSiteMap(query) : suggested

  return (
    <div className="mx-auto grid max-w-content gap-12 px-4 py-18 sm:px-6 lg:grid-cols-2">
      <PageMeta title="Page not found" description="There is no page at this address." noindex />
      <div className="grid content-start justify-items-start gap-6">
        <Fold className="size-18" />
        <h1 className="text-7 font-semibold">There is no page here</h1>
        <p className="max-w-measure text-3 text-muted">
          Nothing is kept at{' '}
          <code className="font-sans font-medium break-all text-ink">{pathname}</code>. The address
          may be mistyped, or the page may have moved.
        </p>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
      <search className="grid content-start gap-6">
        <Field label="Search the site">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              aria-controls={resultId}
            />
          )}
        </Field>
        <div id={resultId} className="grid gap-2">
          <p role="status" className="text-2 text-muted">
            {query.trim() === ''
              ? 'Perhaps you were looking for:'
              : found.length === 0
                ? `No page is called “${query.trim()}”.`
                : `${found.length} ${found.length === 1 ? 'page' : 'pages'} found`}
          </p>
          <ul>
            {found.map((route) => (
              <li key={route.path} className="border-b border-line">
                <Link
                  to={route.path}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:underline"
                >
                  <span className="font-medium">{route.title}</span>{' '}
                  <span className="text-1 text-muted">{route.path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </search>
    </div>
  )
}
