/** What only the page of notifications says; the bell is on every page, and has its words beside it. */
export const pageMessages = {
  description: 'What has happened to your applications, newest first.',
  lead: 'What has happened, newest first.',
  choose: 'Choose what you are told',
  filters: 'Which notifications',
  all: 'All',
  more: 'Show more',
  loadingMore: 'Loading',
  end: 'That is all.',
  emptyTitle: 'Nothing yet',
  noneUnreadTitle: 'Nothing unread',
  noneUnread: 'You have read everything.',
  showAll: 'Show all notifications',
} as const
