/** What founders are told about their profile in the portfolio. */
export const ownProfileMessages = {
  title: 'Portfolio',
  lead: 'Whether the programme may show your startup. It takes effect at once, and you can change it at any time.',
  failed: 'Your profile did not load',
  standing: {
    shown: 'Everybody sees it now.',
    ready: 'You agreed. It shows once the programme publishes it.',
    withheld: 'It is written and waits for your word. Nobody but you and staff sees it.',
    unready:
      'The programme is still writing it, and it waits for your word. Nobody but you and staff sees it.',
  },
  preview: (name: string) => `${name}, as everybody would see it`,
  agree: (name: string) => `Show ${name} in the portfolio`,
  withdraw: (name: string) => `Stop showing ${name}`,
  takeBack: 'Take back your word',
  agreed: (name: string) => `You agreed that ${name} is shown`,
  withdrawn: (name: string) => `${name} is not shown`,
  notSaved: 'Your word was not saved',
  seeIt: 'See it in the portfolio',
  notYours: 'An owner of the startup decides this.',
  wrong: 'Is something wrong in it? Write to the programme, which changes it.',
  nothing: 'Nothing is written yet.',
} as const
