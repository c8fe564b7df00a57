/** The door of the feature: the page, and the bell for the top of the dashboard, which may also be a plain link. */
export const loadNotificationsPage = () => import('./notifications-page')
export const loadNotificationBell = () => import('./notification-bell')

/** A section of the settings. */
export const loadNotificationPreferences = () =>
  import('./preferences/notification-preferences').then((module) => module.NotificationPreferences)
export { PlainBell } from './plain-bell'
