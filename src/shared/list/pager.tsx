import { Link } from 'react-router-dom'
import { buttonStyle } from '@/shared/ui/button-style'
import { Icon } from '@/shared/ui/icon'
import { listMessages } from './messages'
import type { Cursor, Page } from './paging'

type PagerProps = {
  page: Page<unknown>
  /** How many are on this page, in words. */
  count: string
  /** What the pages before and after are called, where that says more. */
  words?: { previous: string; next: string }
  addressOf: (cursor: Cursor) => string
}

/** A turned page is read from its top; the link that turned it may be gone. */
export function goToTop(): void {
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true })
}

/** The neighbours of this page, as links. */
export function Pager({
  page,
  count,
  words = { previous: listMessages.newer, next: listMessages.older },
  addressOf,
}: PagerProps) {
  if (!page.previous && !page.next) return null
  return (
    <nav
      aria-label={listMessages.pages}
      className="screen-only flex flex-wrap items-center justify-between gap-4 py-4"
    >
      <p className="text-2 text-muted">{count}</p>
      <div className="flex gap-2">
        {page.previous && (
          <Link
            to={addressOf(page.previous)}
            onClick={goToTop}
            className={buttonStyle('secondary', 'sm')}
          >
            <Icon name="arrow-left" className="size-4" />
            {words.previous}
          </Link>
        )}
        {page.next && (
          <Link
            to={addressOf(page.next)}
            onClick={goToTop}
            className={buttonStyle('secondary', 'sm')}
          >
            {words.next}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        )}
      </div>
    </nav>
  )
}
