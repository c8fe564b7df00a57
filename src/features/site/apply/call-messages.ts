/** The words around the calls that have a date. */
export const calls = {
  title: 'Until a certain day',
  loading: 'Looking for open calls',
  none: 'No call with a deadline is open today. The four forms are open all year.',
  failed: 'Calls with a deadline could not be fetched just now. The forms are here all the same.',
  forSide: (many: string) => `For ${many.toLowerCase()}`,
  later: 'Opening later',
  opened: 'Opened',
  opens: 'Opens',
  closes: 'Closes',
  openEnd: 'When its places are taken',
  left: (days: number) =>
    days <= 0 ? 'Today is the last day' : days === 1 ? '1 day left' : `${days} days left`,
  opensIn: (days: number) =>
    days <= 0 ? 'Later today' : days === 1 ? 'Tomorrow' : `In ${days} days`,
  apply: (title: string) => `Apply to ${title}`,
  zone: (zone: string) => `All times are those of ${zone}.`,
}
