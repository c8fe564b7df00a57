import type { ReactNode } from 'react'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { can, type Permission } from './permissions'
import { useStaffRoleAsked } from './use-staff-role'

type ForStaffProps = {
  permission: Permission
  /** What the page is called, and what others are told. */
  words: { title: string; description: string; refused: string; refusedText: string }
  /** What stands here while the role is asked for. */
  waiting?: ReactNode
  children: ReactNode
}

/** Shows a page to those who may use it, and tells others plainly. The database refuses them in any case. */
export function ForStaff({ permission, words, waiting, children }: ForStaffProps) {
  const { role, error, refetch, isFetching, isPaused } = useStaffRoleAsked()
  if (can(role, permission)) return children
  if (role === undefined && !error && !isPaused) return waiting ?? <Skeleton lines={8} />
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <PageHeader title={words.title} />
      {role !== undefined ? (
        <EmptyState
          title={words.refused}
          action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
        >
          {words.refusedText}
        </EmptyState>
      ) : error ? (
        <LoadError
          title="Your role did not load"
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      ) : (
        <OfflineNotice />
      )}
    </>
  )
}
