import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { outcomeLabels } from '@/features/applications'
import { can } from '@/shared/auth/permissions'
import { useStaffRole } from '@/shared/auth/use-staff-role'
import { Badge } from '@/shared/ui/badge'
import { Icon } from '@/shared/ui/icon'
import { titleOf } from '../list/cells'
import { noFilters, plainView } from '../list/filters'
import { detailAddress, listAddress } from '../list/use-list-view'
import { reviewQueries, UNRELEASED_SHOWN } from '../queries'
import { homeMessages } from './messages'
import { PanelWaiting } from './panel'

/** What somebody has to do something about, each with the way to it. */
export function Waiting() {
  const role = useStaffRole()
  const mayRelease = can(role, 'decision:release')
  const counts = useQuery(reviewQueries.counts(noFilters))
  const unreleased = useQuery({ ...reviewQueries.unreleased(), enabled: mayRelease })
  if (!counts.data) return <PanelWaiting query={counts} lines={4} />

  const { submitted = 0, screening = 0 } = counts.data.by_status
  const letters = unreleased.data ?? []
  if (submitted + screening + letters.length === 0 && !unreleased.isLoading) {
    return (
      <div>
        <p className="text-3 font-medium">{homeMessages.nothing}</p>
        <p className="text-2 text-muted">{homeMessages.nothingText}</p>
      </div>
    )
  }
  return (
    <ul className="border-t border-line">
      {submitted > 0 && (
        <Task
          to={listAddress({ ...plainView, statuses: ['submitted'], descending: false })}
          title={homeMessages.toScreen(submitted)}
          text={homeMessages.toScreenText}
        />
      )}
      {screening > 0 && (
        <Task
          to={listAddress({ ...plainView, statuses: ['screening'], descending: false })}
          title={homeMessages.inScreening(screening)}
          text={homeMessages.inScreeningText}
        />
      )}
      {letters.length > 0 && (
        <li className="grid gap-3 border-b border-line py-4">
          <div>
            <p className="text-3 font-medium">
              {homeMessages.unreleased(letters.length, letters.length === UNRELEASED_SHOWN)}
            </p>
            <p className="text-2 text-muted">{homeMessages.unreleasedText}</p>
          </div>
          <ul className="grid gap-1">
            {letters.map(({ id, outcome, application }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-2">
                <Link
                  to={detailAddress(application.id, plainView)}
                  className="target flex items-center text-link"
                >
                  {titleOf(application)}
                </Link>
                <Badge>{outcomeLabels[outcome]}</Badge>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
}

function Task({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="group flex items-center justify-between gap-4 py-4">
        <span className="grid">
          <span className="text-3 font-medium group-hover:text-accent group-hover:underline">
            {title}
          </span>
          <span className="text-2 text-muted">{text}</span>
        </span>
        <Icon name="arrow-right" className="size-5 text-muted" />
      </Link>
    </li>
  )
}
