import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { messages, roleWords } from './messages'
import { useAccept } from './mutations'
import { type Invitation, teamQueries } from './queries'

const { invitation: words } = messages

/** What the link of an invitation leads to. Following it changes nothing; the press does. */
export function AcceptInvitation({ token }: { token: string }) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const accept = useAccept()
  const asked = useQuery({
    ...teamQueries.invitation(token, user?.id ?? ''),
    enabled: Boolean(user),
    staleTime: 0,
  })
  const invitation = asked.data

  const join = () => {
    if (accept.isPending) return
    accept.mutate(token, {
      onSuccess: () => void navigate('/dashboard', { replace: true }),
      onError: () => void asked.refetch(),
    })
  }

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
        {accept.error && (
          <Notice tone="danger" live title={words.acceptFailed}>
            {messageOf(accept.error)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {invitation?.state === 'open' && (
            <Button busy={accept.isPending} onClick={join}>
              {accept.isPending ? words.accepting : words.accept}
            </Button>
          )}
          <ButtonLink intent="quiet" to="/dashboard">
            {invitation?.state === 'open' ? words.later : words.home}
          </ButtonLink>
        </div>
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
