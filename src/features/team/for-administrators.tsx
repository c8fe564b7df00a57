import type { ReactNode } from 'react'
import { can } from '@/shared/auth/permissions'
import { useStaffRoleAsked } from '@/shared/auth/use-staff-role'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { messages } from './messages'

const { gate: words } = messages

/** Shows the team to administrators, and tells others plainly. The database refuses them in any case. */
export function ForAdministrators({ children }: { children: ReactNode }) {
  const { role, error, refetch, isFetching, isPaused } = useStaffRoleAsked()
  if (can(role, 'staff:manage')) return children
  return (
    <>
      <PageMeta title={messages.title} description={messages.description} />
      <PageHeader title={messages.title} />
      {role !== undefined ? (
        <EmptyState
          title={words.refused}
          action={<ButtonLink to="/dashboard">{words.home}</ButtonLink>}
        >
          {words.refusedText}
        </EmptyState>
      ) : error ? (
        <LoadError title={words.roleFailed} error={error} onRetry={refetch} busy={isFetching} />
      ) : isPaused ? (
        <OfflineNotice />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  )
}
