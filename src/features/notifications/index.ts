/** The door of the feature: the page, and the bell for the top of the dashboard. */
export const loadNotificationsPage = () => import('./notifications-page')
export const loadNotificationBell = () => import('./notification-bell')
