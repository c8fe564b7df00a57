/** What only the page of notifications says; the bell is on every page, and has its words beside it. */
export const pageMessages = {
  description: 'What has happened to your applications, newest first.',
  lead: 'What has happened, newest first.',
  choose: 'Choose what you are told',
  filters: 'Which notifications',
} as const
