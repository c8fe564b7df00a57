/** The words of `/apply`. */
export const messages = {
  meta: {
    title: 'Open calls',
    description:
      'What you can apply to today: four calls that are open all year, and those with a deadline.',
  },
  title: 'Open calls',
  lead: 'Four doors are open all year. Calls with a date have a cohort behind them, and close when they say so.',
  always: 'Open all year',
  dated: {
    title: 'With a deadline',
    loading: 'Looking for calls with a deadline',
    none: 'No call with a deadline is open today. The four doors are.',
    failed:
      'Calls with a deadline could not be fetched just now. The four doors are open all the same.',
    closes: 'Closes',
    left: (days: number) =>
      days <= 0 ? 'Today is the last day' : days === 1 ? '1 day left' : `${days} days left`,
    apply: (title: string) => `Apply to ${title}`,
  },
  begin: 'Open the form',
  beginAs: (one: string) => `Open the form as ${one.toLowerCase()}`,
  more: 'What happens with an application',
}
