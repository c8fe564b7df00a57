import { TypeTag } from '@/features/applications'
import { countryName } from '@/shared/format/countries'
import { RelativeTime } from '@/shared/ui/relative-time'
import type { ApplicationRow } from '../types'
import { StatusCell } from './cells'
import type { ListView } from './filters'
import { listMessages } from './messages'
import { RowLink } from './row-link'

type ApplicationEntriesProps = {
  rows: readonly ApplicationRow[]
  view: ListView
  onOpen: (id: string) => void
}

/** The list where there is no room for a table: the same rows, three lines each. */
export function ApplicationEntries({ rows, view, onOpen }: ApplicationEntriesProps) {
  return (
    <ul aria-label={listMessages.tableLabel} className="border-t border-line">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative grid grid-cols-1 gap-1.5 border-b border-line py-3 has-[a:hover]:bg-surface"
        >
          <div className="flex items-start justify-between gap-4">
            <RowLink
              row={row}
              view={view}
              onOpen={onOpen}
              className="min-w-0 truncate text-3 font-medium after:absolute after:inset-0"
            />
            <span className="shrink-0 pt-0.5 text-1 text-muted">
              {row.submitted_at && <RelativeTime date={row.submitted_at} />}
            </span>
          </div>
          <p className="truncate text-2 text-muted">
            {[row.applicant_name, row.country && countryName(row.country)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-1">
            <StatusCell row={row} />
            <TypeTag type={row.applicant_type} />
          </div>
        </li>
      ))}
    </ul>
  )
}
