import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { cx } from '@/shared/ui/cx'
import { LoadError } from '@/shared/ui/load-error'
import { RelativeTime } from '@/shared/ui/relative-time'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice, StaleNotice } from '@/shared/ui/stale-notice'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { LostDeviceDialog, RoleDialog } from './dialogs'
import { messages, roleWords } from './messages'
import { type Person, personOf } from './person'
import { type StaffMember, teamQueries } from './queries'
import { Section } from './section'

const { staff: words } = messages

const tones: Record<StaffRole, Tone> = { reviewer: 'neutral', manager: 'info', admin: 'accent' }

type Chosen = { person: Person; role: StaffRole }

/** Everybody on the staff, and what may be done with their roles. */
export function Staff({ ownId }: { ownId: string | undefined }) {
  const staff = useQuery(teamQueries.staff())
  const [chosen, choose] = useState<Chosen | null>(null)
  const [locked, lock] = useState<Person | null>(null)
  const members = staff.data ?? []
  const administrators = members.filter(({ role }) => role === 'admin')

  return (
    <Section id="staff" title={words.title}>
      <StaleNotice query={staff} />
      {staff.isPending && staff.fetchStatus === 'paused' && <OfflineNotice />}
      {staff.isPending && staff.fetchStatus !== 'paused' && (
        <div role="status" aria-label={words.loading}>
          <Skeleton lines={6} />
        </div>
      )}
      {staff.isLoadingError && (
        <LoadError
          title={words.failed}
          error={staff.error}
          onRetry={staff.refetch}
          busy={staff.isFetching}
        />
      )}
      {members.length > 0 && (
        <ul aria-label={words.title} className="border-t border-line">
          {members.map((member) => (
            <Line
              key={member.user_id}
              member={member}
              isSelf={member.user_id === ownId}
              onChange={() => choose({ person: personOf(member), role: member.role })}
              onLost={() => lock(personOf(member))}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {locked && (
          <LostDeviceDialog person={locked} onRemoved={staff.refetch} onClose={() => lock(null)} />
        )}
        {chosen && (
          <RoleDialog
            key={chosen.person.id}
            {...chosen}
            ownId={ownId}
            isLastAdministrator={chosen.role === 'admin' && administrators.length === 1}
            onClose={() => choose(null)}
          />
        )}
      </Suspense>
    </Section>
  )
}

type LineProps = {
  member: StaffMember
  isSelf: boolean
  onChange: () => void
  onLost: () => void
}

function Line({ member, isSelf, onChange, onLost }: LineProps) {
  const { name } = personOf(member)
  const { email, role, role_since, granted_by_name, last_sign_in_at, has_second_factor } = member
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 lg:grid-cols-[minmax(0,2fr)_8rem_minmax(0,1.4fr)_9rem_auto]">
      <div className="min-w-0">
        <p className="truncate text-3 font-medium">
          {name}
          {isSelf && <span className="text-2 font-normal text-muted"> ({words.you})</span>}
        </p>
        {email !== name && <p className="truncate text-2 text-muted">{email}</p>}
      </div>
      <div className="justify-self-end lg:justify-self-start">
        <Badge tone={tones[role]}>{roleWords[role].label}</Badge>
      </div>
      <p className="min-w-0 text-2 max-lg:col-start-1">
        <span className="text-muted">{words.since} </span>
        <RelativeTime date={role_since} />
        <span className="block truncate text-1 text-muted">
          {granted_by_name ? words.by(granted_by_name) : words.byOperator}
        </span>
      </p>
      <p className="text-2 max-lg:col-start-1">
        <span className="text-1 text-muted lg:block">{words.lastSignIn} </span>
        {last_sign_in_at ? <RelativeTime date={last_sign_in_at} /> : words.never}
        <span className={cx('block text-1', has_second_factor ? 'text-muted' : 'text-warning')}>
          {has_second_factor ? words.factor : words.noFactor}
          {has_second_factor && !isSelf && (
            <button
              type="button"
              aria-label={messages.secondStep.lostOf(name)}
              onClick={onLost}
              className="block text-link underline"
            >
              {messages.secondStep.lost}
            </button>
          )}
        </span>
      </p>
      <Button
        intent="secondary"
        size="sm"
        aria-label={words.change(name)}
        onClick={onChange}
        className="max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-2 max-lg:me-4"
      >
        {words.changeShort}
      </Button>
    </li>
  )
}
