import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '@/shared/auth/profile-queries'
import { useAuth } from '@/shared/auth/use-auth'
import { useLeave } from '@/shared/auth/use-leave'
import { Menu } from '@/shared/ui/menu'
import { personName } from './person-name'

/** The corner of whoever is signed in: their place, their settings, the way out. */
export function AccountMenu() {
  const { user } = useAuth()
  const { leave, question } = useLeave()
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
          { label: 'Settings', to: '/dashboard/settings' },
          { label: 'Sign out', onSelect: () => void leave() },
        ]}
      />
    </>
  )
}
