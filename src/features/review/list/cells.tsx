import type { ReactNode } from 'react'
import { statusLabels, TypeTag } from '@/features/applications'
import { countryName } from '@/shared/format/countries'
import { Badge } from '@/shared/ui/badge'
import { RelativeTime } from '@/shared/ui/relative-time'
import type { ApplicationRow } from '../types'
import { isUntold } from '../untold'
import type { ColumnKey } from './columns'
import { decisionLabels, listMessages } from './messages'

export const titleOf = (row: Pick<ApplicationRow, 'title'>): string =>
  row.title || listMessages.untitled

/** The status, and that its applicant does not know of it yet where that is so. */
export function StatusCell({ row }: { row: ApplicationRow }) {
  const { label, tone } = statusLabels[row.status]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tone}>{label}</Badge>
      {isUntold(row) && <span className="text-1 text-muted">{listMessages.notReleased}</span>}
    </span>
  )
}

type Labels = { sector: (id: string) => string }

/** What each column shows of a row. */
export function cellContent(key: ColumnKey, row: ApplicationRow, labels: Labels): ReactNode {
  switch (key) {
    case 'reference':
      return row.reference && <span className="text-1 text-muted">{row.reference}</span>
    case 'type':
      return <TypeTag type={row.applicant_type} />
    case 'applicant':
      return row.applicant_name
    case 'call':
      return row.call_title
    case 'country':
      return row.country && countryName(row.country)
    case 'sectors':
      return row.sectors.map(labels.sector).join(', ')
    case 'status':
      return <StatusCell row={row} />
    case 'decision':
      return row.decision_state && decisionLabels[row.decision_state]
    case 'submitted':
      return row.submitted_at && <RelativeTime date={row.submitted_at} />
  }
}
