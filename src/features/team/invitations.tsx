import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exactTime, shortDate } from '@/shared/format/dates'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { LoadError } from '@/shared/ui/load-error'
import { RelativeTime } from '@/shared/ui/relative-time'
import { InviteForm } from './invite-form'
import { messages, roleWords } from './messages'
import { useResend, useWithdraw } from './mutations'
import { teamQueries } from './queries'
import { Section } from './section'

const { invite: words } = messages

type Chosen = { id: string; email: string }

/** Invites an address, and shows the invitations that nobody has accepted yet. */
export function Invitations() {
  const invitations = useQuery(teamQueries.invitations())
  const [chosen, choose] = useState<Chosen | null>(null)
  const resend = useResend()
  const open = invitations.data ?? []

  return (
    <Section id="invite" title={words.title} lead={words.lead}>
      <InviteForm />
      {invitations.isLoadingError && (
        <LoadError
          title={words.failed}
          error={invitations.error}
          onRetry={invitations.refetch}
          busy={invitations.isFetching}
        />
      )}
      {open.length > 0 && (
        <div className="grid gap-2 pt-4">
          <h3 className="text-2 font-medium text-muted">{words.pending}</h3>
          <ul aria-label={words.pending} className="border-t border-line">
            {open.map(({ id, email, role, sent_at, expires_at, invited_by_name }) => (
              <li
                key={id}
                className="grid items-center gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <div className="grid min-w-0 gap-0.5">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3">
                    <span className="min-w-0 truncate">{email}</span>
                    <Badge>{roleWords[role].label}</Badge>
                  </p>
                  <p className="text-2 text-muted">
                    {words.sentWord} <RelativeTime date={sent_at} />
                    {invited_by_name && `, ${words.sentBy(invited_by_name)}`}.{' '}
                    <Until moment={new Date(expires_at)} />
                  </p>
                </div>
                <div className="flex gap-2">
                  <Button
                    intent="secondary"
                    size="sm"
                    busy={resend.isPending && resend.variables.id === id}
                    aria-label={words.againOf(email)}
                    onClick={() => resend.mutate({ id, email })}
                  >
                    {words.again}
                  </Button>
                  <Button
                    intent="quiet"
                    size="sm"
                    aria-label={words.withdrawOf(email)}
                    onClick={() => choose({ id, email })}
                  >
                    {words.withdraw}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {chosen && <WithdrawDialog invitation={chosen} onClose={() => choose(null)} />}
    </Section>
  )
}

function Until({ moment }: { moment: Date }) {
  const [now] = useState(() => new Date())
  if (moment <= now) return <span className="text-warning">{words.expired}.</span>
  return (
    <>
      {words.expires}{' '}
      <time dateTime={moment.toISOString()} title={exactTime(moment)}>
        {shortDate(moment)}
      </time>
      .
    </>
  )
}

function WithdrawDialog({ invitation, onClose }: { invitation: Chosen; onClose: () => void }) {
  const withdraw = useWithdraw()
  return (
    <Dialog
      open
      onOpenChange={(open) => void (open || onClose())}
      title={words.withdrawTitle(invitation.email)}
      description={words.withdrawText}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            intent="danger"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(invitation, { onSettled: onClose })}
          >
            {withdraw.isPending ? words.withdrawing : words.withdraw}
          </Button>
        </>
      }
    />
  )
}
