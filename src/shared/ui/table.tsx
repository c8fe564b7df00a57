import type { ComponentProps } from 'react'
import { cx } from './cx'

/** A line of a table, which shows where the pointer is and what is chosen. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cx(
        'border-b border-line transition-colors hover:bg-surface aria-selected:bg-accent/8',
        className,
      )}
      {...rest}
    />
  )
}

type Sort = 'ascending' | 'descending' | 'none'

/** A column's heading; with `onSort` it is a button that says which way it sorts. */
export function TableHeading({
  sort,
  onSort,
  className,
  children,
  ...rest
}: ComponentProps<'th'> & { sort?: Sort; onSort?: () => void }) {
  return (
    <th
      scope="col"
      aria-sort={onSort && sort}
      className={cx('border-b border-line-strong py-2 pe-4 text-start font-medium', className)}
      {...rest}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="target inline-flex items-center gap-1 font-medium hover:text-ink"
        >
          {children}
          <svg
            aria-hidden="true"
            viewBox="0 0 10 10"
            className={cx(
              'size-2.5 transition-transform',
              sort === 'ascending' && 'rotate-180',
              (sort === 'none' || !sort) && 'opacity-30',
            )}
          >
            <path d="M1 2h8L5 9Z" fill="currentColor" />
          </svg>
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cx('py-2 pe-4 align-middle', className)} {...rest} />
}
