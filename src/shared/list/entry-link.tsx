import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'

type EntryLinkProps = {
  to: string
  /** The name of what it opens in the list's place, to come back to. */
  opens?: string
  /** Where its letters are large, so is the line below them. */
  isLarge?: boolean
  children: string
}

/** The name of an entry. All of the entry leads where it does: the nearest element that is `group relative`. */
export function EntryLink({ to, opens, isLarge = false, children }: EntryLinkProps) {
  return (
    <Link
      to={to}
      data-opens={opens}
      className={cx(
        'group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0',
        isLarge && 'group-hover:decoration-2',
      )}
    >
      {children}
    </Link>
  )
}
