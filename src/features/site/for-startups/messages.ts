/** The top of `/for-startups`. */
export const messages = {
  meta: {
    title: 'For startups',
    description:
      'What the application asks, what to have at hand, what its questions are after, and what comes back, whatever the answer is.',
  },
  title: 'Forty minutes of writing, and an answer with reasons',
  lead: 'Tell us what you do the way you would tell a friend who asks good questions. People read it in order, ask when something is missing, and write to you when they have decided.',
  begin: 'Open the startup form',
  calls: 'See the open calls',
  sheet: {
    title: 'The form, part by part',
    parts: [
      ['Company', 'Where you are, and how far'],
      ['Team', 'Who does what, and who builds it'],
      ['Problem and product', 'What hurts, what you made, your deck'],
      ['Progress', 'Users, revenue, what else you tried'],
      ['Business and funding', 'How you earn, what you raised'],
      ['What you need', 'Help, people, and why now'],
    ],
    foot: 'Saved with every word you type',
  },
}
