import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { knownRole } from '@/shared/auth/known-role'
import { useStaffRoleAsked } from '@/shared/auth/use-staff-role'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { roleMessages } from './role-messages'

/** What a side may use to begin reading while its page is still on its way. */
type StartContext = {
  queryClient: QueryClient
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}
type Start = (context: StartContext) => void
type Side = { load: () => Promise<ComponentType>; start?: Start }

const lazily = ({ load, start = () => undefined }: Side) => ({
  Page: lazy(() => load().then((page) => ({ default: page }))),
  load,
  start,
})

/**
 * A page that is one thing to staff and another to members. Neither loads the other's code. `begin` gives the page, and
 * fetches already what it was to whoever was here last.
 */
export function pageByRole(staff: Side, member: Side, waiting: ReactNode) {
  const sides = { staff: lazily(staff), member: lazily(member) }

  const begin = (): ComponentType => {
    const role = knownRole.last()
    if (role !== undefined) {
      // What fails here is asked for again, and missed, when it is drawn.
      sides[role ? 'staff' : 'member'].load().catch(() => undefined)
    }
    return PageByRole
  }
  return { Page: PageByRole, begin }

  function PageByRole() {
    const { role, error, refetch, isFetching, isPaused } = useStaffRoleAsked()
    const isOffline = role === undefined && isPaused
    if (error || isOffline) {
      return (
        <>
          <PageMeta title={roleMessages.failed} description={roleMessages.failedText} />
          <PageHeader title={roleMessages.failed} lead={roleMessages.failedText} />
          {isOffline ? (
            <OfflineNotice />
          ) : (
            <LoadError
              title={roleMessages.role}
              error={error}
              onRetry={refetch}
              busy={isFetching}
            />
          )}
        </>
      )
    }
    if (role === undefined) return waiting
    return (
      <Suspense fallback={waiting}>
        <Opened key={role ? 'staff' : 'member'} {...(role ? sides.staff : sides.member)} />
      </Suspense>
    )
  }
}

/** Code and data start together. */
function Opened({ Page, start }: { Page: ComponentType; start: Start }) {
  const queryClient = useQueryClient()
  const params = useParams()
  const { search } = useLocation()
  useState(() => start({ queryClient, params, search: new URLSearchParams(search) }))
  return <Page />
}
