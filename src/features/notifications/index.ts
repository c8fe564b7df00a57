/** The door of the feature: the page, and the bell for the top of the dashboard, which may also be a plain link. */
export const loadNotificationsPage = () => import('./notifications-page')
export const loadNotificationBell = () => import('./notification-bell')
export { PlainBell } from './plain-bell'
