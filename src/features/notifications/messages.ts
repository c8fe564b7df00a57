/** Every sentence about notifications; what a notification itself says comes from the database. */
export const messages = {
  title: 'Notifications',
  bell: (unread: number) => {
    if (unread === 0) return 'Notifications'
    return unread === 1 ? 'Notifications, 1 unread' : `Notifications, ${unread} unread`
  },
  unread: 'Unread',
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark “${title}” as read`,
  markAll: 'Mark all as read',
  seeAll: 'See all notifications',
  open: 'Open',
  empty: 'When something happens to one of your applications, you read it here first.',
  failed: 'The notifications did not load',
  markFailed: 'This could not be marked as read',
} as const
