import type { MouseEvent, ReactNode } from 'react'
import { TypeSign } from '@/features/applications'
import { cx } from '@/shared/ui/cx'
import { TableHeading, TableRow } from '@/shared/ui/table'
import type { ApplicationRow } from '../types'
import { cellContent, titleOf } from './cells'
import { type ColumnKey, columnWidths, neededWidth, selectWidth } from './columns'
import { type ListView, type SortKey, startsDescending } from './filters'
import { columnLabels, listMessages } from './messages'
import { RowLink } from './row-link'
import type { Selection } from './use-selection'

type ApplicationsTableProps = {
  rows: readonly ApplicationRow[]
  columns: readonly ColumnKey[]
  /** The room there is; more columns than fit scroll within the table. */
  width: number
  view: ListView
  sectorLabel: (id: string) => string
  selection: Selection
  onSort: (sort: SortKey, descending: boolean) => void
  onOpen: (id: string) => void
}

const sortable: Partial<Record<ColumnKey | 'title', SortKey>> = {
  title: 'title',
  status: 'status',
  submitted: 'submitted',
}

/** Dense, with a head that stays; a row opens in the side panel. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  const { rows, columns, sectorLabel, selection, onOpen, width } = props
  const least = neededWidth(columns)
  const isCrowded = least > width

  const table = (
    <table
      aria-label={listMessages.tableLabel}
      style={isCrowded ? { minWidth: least } : undefined}
      className="w-full table-fixed border-separate border-spacing-0 text-start text-2"
    >
      <thead
        className={cx(
          'sticky z-10 bg-canvas text-1 text-muted',
          isCrowded ? 'top-0' : 'top-16 print:static',
        )}
      >
        <tr>
          <th scope="col" style={{ width: selectWidth }} className="border-b border-line-strong">
            <span className="sr-only">{listMessages.select}</span>
          </th>
          <Heading column="title" {...props} />
          {columns.map((column) => (
            <Heading key={column} column={column} {...props} />
          ))}
        </tr>
      </thead>
      <tbody className="[&_td]:border-b [&_td]:border-line">
        {rows.map((row) => (
          <TableRow
            key={row.id}
            className={cx(
              'cursor-pointer border-none has-[a:focus-visible]:bg-surface',
              selection.has(row.id) && 'bg-accent/8',
            )}
            onClick={(event) => {
              if (isOnItself(event)) onOpen(row.id)
            }}
          >
            <td>
              <span className="target grid w-full place-items-center justify-start">
                <input
                  type="checkbox"
                  aria-label={listMessages.selectOne(titleOf(row))}
                  checked={selection.has(row.id)}
                  onChange={() => selection.toggle(row.id)}
                  className="size-4"
                />
              </span>
            </td>
            <td className="pe-4">
              <span className="flex items-center gap-2.5">
                <TypeSign type={row.applicant_type} named />
                <RowLink row={row} view={props.view} onOpen={onOpen} />
              </span>
            </td>
            {columns.map((column) => (
              <td key={column} className="truncate pe-4">
                <Cut>{cellContent(column, row, { sector: sectorLabel })}</Cut>
              </td>
            ))}
          </TableRow>
        ))}
      </tbody>
    </table>
  )

  if (!isCrowded) return table
  return (
    <div
      role="region"
      aria-label={listMessages.tableLabel}
      tabIndex={0}
      className="max-h-[calc(100dvh-7rem)] overflow-auto print:max-h-none"
    >
      {table}
    </div>
  )
}

/** A press on the row's own ground: not on a control in it, and not the end of marking some text. */
function isOnItself({ target }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return false
  return window.getSelection()?.isCollapsed ?? true
}

/** What a narrow column cuts off is said in full on hover. */
function Cut({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return <span title={children}>{children}</span>
}

type HeadingProps = Pick<ApplicationsTableProps, 'view' | 'onSort'> & {
  column: ColumnKey | 'title'
}

function Heading({ column, view, onSort }: HeadingProps) {
  const sort = sortable[column]
  const style = column === 'title' ? undefined : { width: columnWidths[column] }
  if (!sort) return <TableHeading style={style}>{columnLabels[column]}</TableHeading>
  const isCurrent = view.sort === sort
  return (
    <TableHeading
      style={style}
      className="py-0!"
      sort={isCurrent ? (view.descending ? 'descending' : 'ascending') : 'none'}
      onSort={() => onSort(sort, isCurrent ? !view.descending : startsDescending(sort))}
    >
      {columnLabels[column]}
    </TableHeading>
  )
}
