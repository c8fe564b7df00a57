import { can } from '@/shared/auth/permissions'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import type { IconName } from '@/shared/ui/icon-paths'

export type Place = {
  to: string
  label: string
  icon: IconName
  end?: boolean
  /** Whether it says beside its name how much waits there. */
  counts?: boolean
}

const home: Place = { to: '/dashboard', label: 'Home', icon: 'home', end: true }
const applications: Place = {
  to: '/dashboard/applications',
  label: 'Applications',
  icon: 'applications',
}
const begin: Place = { to: '/dashboard/new-application', label: 'New application', icon: 'plus' }
const notifications: Place = {
  to: '/dashboard/notifications',
  label: 'Notifications',
  icon: 'bell',
}
const settings: Place = { to: '/dashboard/settings', label: 'Settings', icon: 'settings' }

const content: Place = { to: '/dashboard/content', label: 'Content', icon: 'content' }

const team: Place = { to: '/dashboard/team', label: 'Team', icon: 'people' }
const messages: Place = { to: '/dashboard/messages', label: 'Messages', icon: 'mail', counts: true }

/** None for members; not known yet counts as none. */
type Role = StaffRole | null | undefined

/** The places in the side navigation. Staff read applications, members write them; managers write what is published, administrators look after the team. */
export function sidePlaces(role: Role): Place[] {
  if (!role) return [home, applications, begin, notifications, settings]
  return [
    home,
    applications,
    ...(can(role, 'message:settle') ? [messages] : []),
    ...(can(role, 'content:write') ? [content] : []),
    ...(can(role, 'staff:manage') ? [team] : []),
    notifications,
    settings,
  ]
}

/**
 * At most four, for a thumb. What staff do not find among them is at the top of the screen: notifications behind the bell, settings
 * and the team in the account menu.
 */
export function bottomPlaces(role: Role): Place[] {
  if (!role) return [home, applications, { ...begin, label: 'New' }, notifications]
  const own = [
    ...(can(role, 'message:settle') ? [messages] : []),
    ...(can(role, 'content:write') ? [content] : []),
  ]
  return [home, applications, ...own, notifications, settings].slice(0, 4)
}
