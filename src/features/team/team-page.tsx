import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { useLive } from '@/shared/supabase/live'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { AcceptInvitation } from './accept-invitation'
import { ForAdministrators } from './for-administrators'
import { messages } from './messages'
import { teamQueries } from './queries'
import { Staff } from './staff'

/** `/dashboard/team`: the team, or the invitation to it that somebody has followed. */
export function TeamPage() {
  const { hash, state } = useLocation()
  const arriving = /^#invitation=([\w-]{1,200})$/.exec(hash)?.[1]
  // The token survives a reload, but neither the address bar nor a copied address has it.
  if (arriving) return <Navigate to="/dashboard/team" replace state={{ invitation: arriving }} />
  const token = (state as { invitation?: unknown } | null)?.invitation
  if (typeof token === 'string') return <AcceptInvitation token={token} />
  return (
    <ForAdministrators>
      <Team />
    </ForAdministrators>
  )
}

/** What is below the staff comes beside the data that it waits for. */
const loadBelow = () => import('./below').then((module) => ({ default: module.Below }))
const Below = lazy(loadBelow)

const events = { team_changed: [teamQueries.all()] }

function Team() {
  const { user } = useAuth()
  useLive('staff', events)
  useEffect(() => {
    // What fails here is asked for again, and missed, when it is drawn.
    loadBelow().catch(() => undefined)
  }, [])
  // Asked for side by side; what is below waits for what is above, so that nothing moves once it is there.
  const asked = [
    useQuery(teamQueries.staff()),
    useQuery(teamQueries.invitations()),
    useInfiniteQuery(teamQueries.history()),
  ]
  const isReady = asked.every(({ isPending, isPaused }) => !isPending || isPaused)
  return (
    <>
      <PageMeta title={messages.title} description={messages.description} />
      <PageHeader title={messages.title} lead={messages.lead} />
      <Staff ownId={user?.id} />
      <Suspense fallback={null}>{isReady && <Below ownId={user?.id} />}</Suspense>
    </>
  )
}
