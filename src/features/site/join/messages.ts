/** The top of `/join`. */
export const messages = {
  meta: {
    title: 'Join',
    description:
      'Startups, investors, advisors and mentors, support partners: choose your side, create an account and apply, or begin to write without one.',
  },
  title: 'Which side are you on?',
  lead: 'The answer decides which form you get, and nothing else. You can change your mind later, and you can be on more than one.',
}
