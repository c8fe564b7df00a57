import { useQuery } from '@tanstack/react-query'
import { useAuth } from '@/shared/auth/use-auth'
import { ButtonLink } from '@/shared/ui/button-link'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { JoinForm } from './join-form'
import { messages, roleWords } from './messages'
import { type Invitation, teamQueries } from './queries'

const { invitation: words } = messages

/** What the link of an invitation leads to. Following it changes nothing; the press does. */
export function AcceptInvitation({ token }: { token: string }) {
  const { user, session } = useAuth()
  const asked = useQuery({
    ...teamQueries.invitation(token, user?.id ?? ''),
    enabled: Boolean(user),
    staleTime: 0,
  })
  const invitation = asked.data

  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <PageHeader title={words.title} />
      <div className="grid max-w-form gap-6">
        {asked.isPending && (
          <div role="status" aria-label={words.loading}>
            <Skeleton lines={3} />
          </div>
        )}
        {asked.isLoadingError && (
          <LoadError
            title={words.failed}
            error={asked.error}
            onRetry={asked.refetch}
            busy={asked.isFetching}
          />
        )}
        {invitation && <p className="text-3">{said(invitation, user?.email)}</p>}
        {invitation?.state === 'open' && (
          <p className="text-2 text-muted">{roleWords[invitation.role].may}</p>
        )}
        {session && invitation?.state === 'open' && (
          <JoinForm token={token} session={session} onRefused={() => void asked.refetch()} />
        )}
        {invitation?.state !== 'open' && (
          <ButtonLink intent="quiet" to="/dashboard" className="justify-self-start">
            {words.home}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function said(invitation: Invitation, email: string | undefined): string {
  switch (invitation.state) {
    case 'open':
      return words.open(invitation.role, invitation.invited_by ?? '')
    case 'other_address':
      return words.otherAddress(email || words.noAddress)
    default:
      return words[invitation.state]
  }
}
