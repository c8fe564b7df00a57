/** The words of `/apply`. */
export const messages = {
  meta: {
    title: 'Open calls',
    description:
      'What you can apply to today: a form for each side, and the calls that have a deadline.',
  },
  title: 'Open calls',
  lead: 'Each side has a form of its own. Calls with a date have a cohort behind them, and close when they say so.',
  bySide: 'A form for each side',
  dated: {
    title: 'With a deadline',
    loading: 'Looking for calls with a deadline',
    none: 'No call with a deadline is open today.',
    failed: 'Calls with a deadline could not be fetched just now. The forms are here all the same.',
    closes: 'Closes',
    left: (days: number) =>
      days <= 0 ? 'Today is the last day' : days === 1 ? '1 day left' : `${days} days left`,
    apply: (title: string) => `Apply to ${title}`,
  },
  begin: 'Open the form',
  beginAs: (one: string) => `Open the form as ${one.toLowerCase()}`,
  more: 'What happens with an application',
}
