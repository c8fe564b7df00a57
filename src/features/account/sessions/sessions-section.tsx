import { useQuery } from '@tanstack/react-query'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { LoadError } from '@/shared/ui/load-error'
import { RelativeTime } from '@/shared/ui/relative-time'
import { SettingsSection } from '@/shared/ui/settings-section'
import { Skeleton } from '@/shared/ui/skeleton'
import { deviceName } from './device-name'
import { messages } from './messages'
import { sessionQueries, useEndOthers, useEndSession } from './sessions'
import { SignOutEverywhere } from './sign-out-everywhere'

type OwnSession = {
  id: string
  is_current: boolean
  user_agent: string | null
  method: string | null
  second_factor: boolean
  created_at: string
  last_used_at: string
}

/** Where somebody is signed in, and the ways to end it. */
export function SessionsSection({ userId }: { userId: string }) {
  const { data: sessions, error, refetch, isFetching } = useQuery(sessionQueries.own(userId))
  const endOthers = useEndOthers()
  return (
    <SettingsSection id="devices" title={messages.title} lead={messages.lead}>
      {sessions && sessions.length > 0 && (
        <ul className="border-t border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {!sessions && !error && <Skeleton lines={4} />}
      {!sessions && error && (
        <LoadError title={messages.failedLoad} error={error} onRetry={refetch} busy={isFetching} />
      )}
      <div className="flex flex-wrap gap-3">
        {sessions?.some(({ is_current }) => !is_current) && (
          <Button intent="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {messages.others}
          </Button>
        )}
        <SignOutEverywhere />
      </div>
    </SettingsSection>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const end = useEndSession()
  const name = deviceName(session.user_agent) ?? messages.unknown
  const way = session.method ? messages.methods[session.method] : undefined
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3 font-medium">
          {name}
          {session.is_current && <Badge tone="success">{messages.here}</Badge>}
        </span>
        <span className="text-2 text-muted">
          {messages.since} <RelativeTime date={session.created_at} />
          {way && ` ${way}`}
          {session.second_factor && ` ${messages.secondStep}`}
          {!session.is_current && (
            <>
              , {messages.used} <RelativeTime date={session.last_used_at} />
            </>
          )}
        </span>
      </div>
      {!session.is_current && (
        <Button
          intent="secondary"
          size="sm"
          busy={end.isPending}
          aria-label={messages.endOf(name)}
          onClick={() => end.mutate(session.id)}
        >
          {end.isPending ? messages.ending : messages.end}
        </Button>
      )}
    </li>
  )
}
