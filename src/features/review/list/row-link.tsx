import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { ApplicationRow } from '../types'
import { titleOf } from './cells'
import type { ListView } from './filters'
import { detailAddress } from './use-list-view'

type RowLinkProps = {
  row: ApplicationRow
  view: ListView
  onOpen: (id: string) => void
  className?: string
}

/** A plain press opens the side panel; a press that asks for a new tab or window gets the page. */
export function RowLink({ row, view, onOpen, className }: RowLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    onOpen(row.id)
  }
  return (
    <Link
      to={detailAddress(row.id, view)}
      data-row={row.id}
      onClick={press}
      title={titleOf(row)}
      dir="auto"
      className={
        className ??
        'target flex min-w-0 items-center font-medium -outline-offset-2 hover:text-accent hover:underline'
      }
    >
      <span className="truncate">{titleOf(row)}</span>
    </Link>
  )
}
