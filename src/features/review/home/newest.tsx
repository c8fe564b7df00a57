import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { TypeTag } from '@/features/applications'
import { RelativeTime } from '@/shared/ui/relative-time'
import { titleOf } from '../list/cells'
import { plainView } from '../list/filters'
import { detailAddress, listAddress } from '../list/use-list-view'
import { reviewQueries } from '../queries'
import { homeMessages } from './messages'
import { PanelWaiting } from './panel'

const SHOWN = 7

/** What came in last: the top of the list, which the list then already has. */
export function Newest() {
  const list = useQuery(reviewQueries.list(plainView))
  if (!list.data) return <PanelWaiting query={list} lines={7} />
  if (list.data.rows.length === 0) return <p className="text-2 text-muted">{homeMessages.none}</p>
  return (
    <div className="grid gap-3">
      <ul className="border-t border-line">
        {list.data.rows.slice(0, SHOWN).map((row) => (
          <li
            key={row.id}
            className="grid gap-x-6 border-b border-line py-2.5 text-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_7rem] sm:items-center"
          >
            <Link
              to={detailAddress(row.id, plainView)}
              dir="auto"
              className="truncate font-medium hover:text-accent hover:underline"
            >
              {titleOf(row)}
            </Link>
            <TypeTag type={row.applicant_type} />
            <span className="text-muted sm:text-end">
              {row.submitted_at && <RelativeTime date={row.submitted_at} />}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={listAddress(plainView)} className="text-link text-2">
          {homeMessages.all}
        </Link>
      </p>
    </div>
  )
}
