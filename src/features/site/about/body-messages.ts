import { brand } from '@/config/brand'

/** The rest of `/about`. */
export const body = {
  folds: {
    title: 'Why a sheet with four sides',
    items: [
      {
        title: 'It begins with one sheet',
        text: 'A team writes down what it does, what it has learned and what it lacks. This is all that most programmes ever see of it.',
      },
      {
        title: 'Fold it, and two sides meet',
        text: 'What it lacks is often money. So investors belong on the same sheet, with what they look for written down just as plainly.',
      },
      {
        title: 'Fold it again, and there are four',
        text: 'Money answers no legal question and lends no workbench. Advisor-mentors and support partners have their sides too. Our work is the middle, where all four touch.',
      },
    ],
  },
  work: {
    title: 'What we do, and what we leave alone',
    does: 'We do',
    items: [
      'Read every application from beginning to end, and answer it.',
      'Give reasons, in words that somebody wrote for you.',
      'Ask when something is missing, instead of guessing.',
      'Introduce people by hand, when both sides want it.',
      'Keep what is marked as private between you and our staff.',
    ],
    leaves: 'We do not',
    not: [
      'Charge for applying, or take shares for it.',
      'Let a machine score people or sort them out.',
      'Tell anybody of a decision before you have it.',
      'Take a part in the deals that come of introductions.',
      'Sell, rent or trade what you tell us.',
    ],
  },
  people: {
    title: 'Who decides, and who cannot',
    items: [
      [
        'Reviewers',
        'read what was handed in, with the documents beside it, and tell each other what they make of it. They do not decide.',
      ],
      [
        'Managers',
        'write the letter, approve it and release it. Only then does anything change on the applicant’s page.',
      ],
      [
        'Administrators',
        'say who is staff, and as what. Every such change is on record, and the last of them cannot be removed.',
      ],
      [
        'Nobody',
        'handles an application of their own. The database refuses it, whatever somebody’s role is.',
      ],
    ] satisfies [string, string][],
  },
  imprint: {
    title: 'Who answers for all this',
    law: `Under the law of ${brand.operator.law}`,
    read: 'Read on',
    links: [
      { to: '/how-it-works', label: 'How an application is handled' },
      { to: '/code-of-conduct', label: 'How people here treat each other' },
      { to: '/privacy-policy', label: 'What is kept, and for how long' },
      { to: '/apply', label: 'What you can apply to today' },
      { to: '/contact', label: 'Write to us' },
    ],
  },
}
