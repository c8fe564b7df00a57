import { Link } from 'react-router-dom'
import { buttonStyle } from '@/shared/ui/button-style'
import { Icon } from '@/shared/ui/icon'
import type { ListView } from './filters'
import { listMessages } from './messages'
import type { Page } from './paging'
import { listAddress } from './use-list-view'

type PagerProps = { page: Page<unknown>; view: ListView }

/** A turned page is read from its top; the link that turned it may be gone. */
export function goToTop(): void {
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true })
}

/** The neighbours of this page, as links. */
export function Pager({ page, view }: PagerProps) {
  if (!page.previous && !page.next) return null
  return (
    <nav
      aria-label={listMessages.pages}
      className="screen-only flex flex-wrap items-center justify-between gap-4 py-4"
    >
      <p className="text-2 text-muted">{listMessages.pageCount(page.rows.length)}</p>
      <div className="flex gap-2">
        {page.previous && (
          <Link
            to={listAddress({ ...view, cursor: page.previous })}
            onClick={goToTop}
            className={buttonStyle('secondary', 'sm')}
          >
            <Icon name="arrow-left" className="size-4" />
            {listMessages.newer}
          </Link>
        )}
        {page.next && (
          <Link
            to={listAddress({ ...view, cursor: page.next })}
            onClick={goToTop}
            className={buttonStyle('secondary', 'sm')}
          >
            {listMessages.older}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        )}
      </div>
    </nav>
  )
}
