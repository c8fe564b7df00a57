/** What every list of the public pages says. */
export const publicListMessages = {
  search: 'Search',
  submit: 'Search',
  clear: 'Clear search and filters',
  noScripts: 'Searching and filtering need scripts, which are off in this browser.',
  unknownFilters: (labels: string[]) =>
    `The address asks for ${labels.join(' and ')} that ${labels.length === 1 ? 'does' : 'do'} not exist here. You see the list without it.`,
  unknownPage: 'The address of this page of the list cannot be read. You see the first page.',
  stale: 'This could not be brought up to date. You see it as it was.',
  again: 'Try again',
  pastTheEnd: 'There is nothing on this page any more.',
  firstPage: 'Go to the first page',
  loading: 'Loading',
} as const
