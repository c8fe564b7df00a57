import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '@/shared/auth/profile-queries'
import { useAuth } from '@/shared/auth/use-auth'
import { can } from '@/shared/auth/permissions'
import { useLeave } from '@/shared/auth/use-leave'
import { useStaffRole } from '@/shared/auth/use-staff-role'
import { Menu } from '@/shared/ui/menu'
import { personName } from './person-name'

/** The corner of whoever is signed in: their place, their settings, the way out. */
export function AccountMenu() {
  const { user } = useAuth()
  const { leave, question } = useLeave()
  const role = useStaffRole()
  const { data: profile } = useQuery({
    ...profileQueries.own(user?.id ?? ''),
    enabled: Boolean(user),
  })
  const name = personName(user, profile)

  return (
    <>
      {question}
      <Menu
        label="Your account"
        trigger={
          <span
            aria-hidden="true"
            className="fold-corner grid size-9 place-items-center bg-surface text-2 font-semibold [--fold-size:0.625rem]"
          >
            {name.initials}
          </span>
        }
        heading={
          <>
            <p className="font-medium wrap-anywhere">{name.full}</p>
            {name.full !== user?.email && <p className="truncate text-muted">{user?.email}</p>}
          </>
        }
        items={[
          { label: 'Dashboard', to: '/dashboard' },
          ...(can(role, 'message:settle')
            ? [{ label: 'Messages', to: '/dashboard/messages' }]
            : []),
          ...(can(role, 'staff:manage') ? [{ label: 'Team', to: '/dashboard/team' }] : []),
          { label: 'Settings', to: '/dashboard/settings' },
          { label: 'Sign out', onSelect: () => void leave() },
        ]}
      />
    </>
  )
}
