import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { loadSetUpSecondStep } from '@/features/account'
import { loadNotificationBell, PlainBell } from '@/features/notifications'
import { RequireSession } from '@/shared/auth/require-session'
import { SecondStepGate, StaffSecondStepGate } from '@/shared/auth/second-step-gate'
import { PlainWayOut } from '@/shared/auth/second-step/plain-way-out'
import { TermsGate } from '@/shared/auth/terms-gate'
import { useAuth } from '@/shared/auth/use-auth'
import { useStaffRole } from '@/shared/auth/use-staff-role'
import { Mark } from '@/shared/ui/mark'
import { optionalPart } from '@/shared/ui/optional-part'
import { DataProvider } from '../data-provider'
import { PageSkeleton } from '../page-skeleton'
import { PaletteButton } from '../palette/palette-button'
import { LaterAccountMenu } from './later-account-menu'
import { BottomBar } from './bottom-bar'
import { bottomPlaces, sidePlaces } from './places'
import { SideNavigation } from './side-navigation'

const roleChanges = optionalPart(
  () => import('@/shared/auth/role-changes').then((module) => module.RoleChanges),
  { instead: () => null },
)

const bell = optionalPart(() => loadNotificationBell().then((module) => module.NotificationBell), {
  instead: PlainBell,
  waiting: <div className="size-9" />,
})

const setUp = optionalPart(loadSetUpSecondStep, { instead: PlainWayOut })

/** Around every page of the dashboard. Visitors without a session sign in first and then come back. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <DataProvider>
      <RequireSession fallback={<PageSkeleton whole />}>
        <OfPerson>{children}</OfPerson>
      </RequireSession>
    </DataProvider>
  )
}

/**
 * Begins anew with another person, who may have signed in in another tab: nothing half-written goes over to them. Nothing opens
 * before they have given their second step and accepted the terms.
 */
function OfPerson({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  if (!user) return null
  return (
    <SecondStepGate key={user.id} whole>
      <TermsGate userId={user.id} fallback={<PageSkeleton whole />}>
        <roleChanges.Part userId={user.id} />
        <StaffSecondStepGate setUp={<setUp.Part />}>
          <Dashboard>{children}</Dashboard>
        </StaffSecondStepGate>
      </TermsGate>
    </SecondStepGate>
  )
}

function Dashboard({ children }: { children: ReactNode }) {
  const role = useStaffRole()
  return (
    <div className="flex min-h-dvh">
      <SideNavigation places={sidePlaces(role)} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="screen-only sticky top-0 z-20 border-b border-line bg-canvas">
          <div className="flex min-h-16 items-center gap-3 px-4 sm:px-6 lg:px-8">
            <Link
              to="/"
              aria-label={`${brand.name}, home`}
              className="target grid place-items-center lg:hidden"
            >
              <Mark className="size-7" />
            </Link>
            <PaletteButton role={role} />
            <div className="ms-auto flex items-center gap-2">
              <bell.Part />
              <LaterAccountMenu />
            </div>
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-content flex-1 px-4 pt-8 pb-26 sm:px-6 lg:px-8 lg:pb-12"
        >
          {children}
        </main>
      </div>
      <BottomBar places={bottomPlaces(role)} />
    </div>
  )
}
