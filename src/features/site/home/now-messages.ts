/** The words around what is open now and what was counted. */
export const messages = {
  open: {
    title: 'Open now',
    until: 'until',
    all: 'All calls',
  },
  figures: {
    title: 'What it has come to',
    startups: ['startup', 'startups'],
    investors: ['investor', 'investors'],
    mentors: ['advisor-mentor', 'advisor-mentors'],
    partners: ['support partner', 'support partners'],
    and: ' and ',
    from: ' from ',
    countries: ['country', 'countries'],
    takePart: (one: boolean) => (one ? ' takes part. ' : ' take part. '),
    answered: ['application', 'applications'],
    wereAnswered: (one: boolean) => (one ? ' has been answered' : ' have been answered'),
    within: ', half of them within ',
    days: ['day', 'days'],
    counted: 'Counted on',
  },
} as const
