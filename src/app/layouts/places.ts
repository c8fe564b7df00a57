import type { IconName } from '@/shared/ui/icon-paths'

export type Place = { to: string; label: string; icon: IconName; end?: boolean }

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

/** The places in the side navigation. Staff read applications, members write them. */
export const sidePlaces = (isStaff: boolean): Place[] =>
  isStaff
    ? [home, applications, notifications, settings]
    : [home, applications, begin, notifications, settings]

/** At most four, for a thumb; on a phone settings are in the account menu. */
export const bottomPlaces = (isStaff: boolean): Place[] =>
  isStaff
    ? [home, applications, notifications, settings]
    : [home, applications, { ...begin, label: 'New' }, notifications]
