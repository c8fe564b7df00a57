/** The top of the home page. */
export const messages = {
  meta: {
    description:
      'Startups, investors, advisor-mentors and support partners apply in one place, are read by people, and hear back.',
  },
  title: 'Four sides of one ecosystem, on the same sheet',
  lead: 'Startups, investors, advisor-mentors and support partners apply here, are read by people, and hear back. One form each, one place to follow it.',
  join: 'Join',
  calls: 'See the open calls',
}
