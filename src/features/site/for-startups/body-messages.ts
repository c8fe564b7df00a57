/** The rest of `/for-startups`. */
export const body = {
  ready: {
    title: 'Have this at hand',
    items: [
      ['A deck', 'As PDF, up to 20 MB. Ten plain pages do.'],
      [
        'Your numbers',
        'Who used it last month, what came in over the last year, what you have raised. Zero is a number.',
      ],
      ['Your founders', 'Names, addresses, roles and shares. Only our staff read the shares.'],
      ['Something to look at', 'A link or a short video, if there is one.'],
      ['Nothing more', 'You need not be incorporated, and you need no revenue.'],
    ] satisfies [string, string][],
  },
  questions: {
    title: 'What the questions are after',
    lead: 'Four of them decide more than the others. Nobody looks for the right words; these are what readers hope to find.',
    items: [
      [
        'What do you understand that others don’t?',
        'No secret: something you found out by doing it, and that a clever outsider would get wrong.',
      ],
      [
        'Who pays, and who uses it?',
        'Often two different people. Describe one of each, and their day without you.',
      ],
      [
        'What do people use instead today?',
        '“Nothing” is rarely true. Paper, a cousin with a truck and putting up with it all compete with you.',
      ],
      [
        'Why this programme, and why now?',
        'Say what would be different in six months with us and without. If it is only money, say that.',
      ],
    ] satisfies [string, string][],
  },
  back: {
    title: 'What comes back',
    always: 'Whatever the answer',
    alwaysItems: [
      [
        'A page that says where it stands',
        'In words that mean one thing each, with who has to move next.',
      ],
      [
        'Questions before conclusions',
        'If something is missing, that part of the form opens again, with what we want to know.',
      ],
      ['A letter', 'Written for you and released to your page and your mail at the same moment.'],
      [
        'Your own words',
        'All that you wrote stays there to read and print, and the next form offers it to you again.',
      ],
    ] satisfies [string, string][],
    yes: 'If it is a yes',
    yesItems: [
      [
        'What the place includes',
        'How long, how many of you, where, and what it asks of you stands in the call before you apply.',
      ],
      [
        'People, one by one',
        'The team looks for the mentors, partners and investors who fit, and asks both sides first.',
      ],
      [
        'Your say in it',
        'You choose in the form whether investors and mentors may see your application. It has no bearing on the decision.',
      ],
    ] satisfies [string, string][],
  },
  straight: {
    title: 'Asked before every call',
    items: [
      [
        'What does it cost?',
        'Nothing. Applying is free, and no shares are taken for it. If a place asks something of you, its call says so.',
      ],
      [
        'Can co-founders write along?',
        'One account holds the application, and every founder is named in it. Sit down together for the part about the team.',
      ],
      [
        'May we apply again?',
        'To any open call. You get the answers you gave before as a beginning, so it takes minutes.',
      ],
      [
        'What if the network goes?',
        'Your words are on your device before they are with us, and the form says how far they have come. A closed laptop loses nothing.',
      ],
    ] satisfies [string, string][],
  },
  end: {
    title: 'You can begin without an account',
    begin: 'Open the startup form',
    how: 'Read how an application is handled',
    join: 'I am not a startup',
  },
}
