import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { buttonStyle } from '@/shared/ui/button-style'
import { Icon } from '@/shared/ui/icon'
import type { ListView } from '../list/filters'
import { detailAddress } from '../list/use-list-view'
import { reviewQueries } from '../queries'
import { singleKeys } from '@/shared/list/single-keys'
import { detailMessages } from './messages'

type Neighbour = { id: string; title: string; view: ListView } | null

/** The applications before and after this one, in the list as it stood when the reading began. */
function useNeighbours(id: string, view: ListView): { previous: Neighbour; next: Neighbour } {
  const { data: page } = useQuery(reviewQueries.walk(view))
  const index = page ? page.rows.findIndex((row) => row.id === id) : -1
  const isFirst = index === 0
  const isLast = page !== undefined && index === page.rows.length - 1

  // Beyond the edge of the page stands the first or last row of the next one.
  const before = { ...view, cursor: page?.previous ?? null }
  const after = { ...view, cursor: page?.next ?? null }
  const earlier = useQuery({ ...reviewQueries.walk(before), enabled: isFirst && !!page?.previous })
  const later = useQuery({ ...reviewQueries.walk(after), enabled: isLast && !!page?.next })

  if (!page || index === -1) return { previous: null, next: null }
  const pick = (row: { id: string; title: string } | undefined, from: ListView): Neighbour =>
    row ? { id: row.id, title: row.title, view: from } : null

  return {
    previous: isFirst
      ? pick(page.previous ? earlier.data?.rows.at(-1) : undefined, before)
      : pick(page.rows[index - 1], view),
    next: isLast
      ? pick(page.next ? later.data?.rows[0] : undefined, after)
      : pick(page.rows[index + 1], view),
  }
}

/** Leads from application to application without going back to the list; k and j do the same. */
export function Walk({ id, view }: { id: string; view: ListView }) {
  const { previous, next } = useNeighbours(id, view)
  const navigate = useNavigate()

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    if (!singleKeys.areOn()) return
    const { target } = event
    if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]'))
      return
    const to = { j: next, k: previous }[event.key]
    if (to) navigate(detailAddress(to.id, to.view))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (!previous && !next) return null
  return (
    <nav aria-label={detailMessages.neighbours} className="flex gap-2">
      <Step to={previous} label={detailMessages.previous} icon="chevron-left" />
      <Step to={next} label={detailMessages.next} icon="chevron-right" />
    </nav>
  )
}

type StepProps = { to: Neighbour; label: string; icon: 'chevron-left' | 'chevron-right' }

function Step({ to, label, icon }: StepProps) {
  if (!to) return null
  return (
    <Link
      to={detailAddress(to.id, to.view)}
      title={to.title}
      className={buttonStyle('secondary', 'sm', icon === 'chevron-right' ? 'flex-row-reverse' : '')}
    >
      <Icon name={icon} className="size-4" />
      {label}
    </Link>
  )
}
