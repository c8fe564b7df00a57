import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { statusLabels } from '@/features/applications'
import { formatNumber } from '@/shared/format/numbers'
import { noFilters, plainView, stages } from '../list/filters'
import { listAddress } from '../list/use-list-view'
import { reviewQueries } from '../queries'
import { PanelWaiting } from './panel'

/** How many applications stand where, each line leading to them. */
export function StatusBars() {
  const counts = useQuery(reviewQueries.counts(noFilters))
  if (!counts.data) return <PanelWaiting query={counts} lines={9} />
  const { by_status } = counts.data
  const most = Math.max(1, ...stages.map((status) => by_status[status] ?? 0))

  return (
    <ul className="grid gap-1">
      {stages.map((status) => {
        const count = by_status[status] ?? 0
        return (
          <li key={status}>
            <Link
              to={listAddress({ ...plainView, statuses: [status] })}
              className="target group grid grid-cols-[1fr_auto] items-center gap-x-4 text-2"
            >
              <span className="group-hover:text-accent group-hover:underline">
                {statusLabels[status].label}
              </span>
              <span data-tabular className="text-muted">
                {formatNumber(count)}
              </span>
              <span aria-hidden="true" className="col-span-full h-1 bg-ink/7">
                <span
                  className="block h-full bg-accent"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
