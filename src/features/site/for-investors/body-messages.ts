/** Whose move a step is. */
export type Mover = 'investor' | 'team' | 'startup' | 'both'

/** The rest of `/for-investors`. */
export const body = {
  steps: {
    title: 'How an introduction comes about',
    items: [
      {
        mover: 'investor',
        who: 'You',
        text: 'write your thesis, how many startups you would like to see in a month, and how we may introduce you: only after both sides have said yes, or so that founders may write to you straight away.',
      },
      {
        mover: 'team',
        who: 'The team',
        text: 'checks who you are from what you hand in. Before it writes to anybody whom you name as a reference, it tells you.',
      },
      {
        mover: 'startup',
        who: 'A startup',
        text: 'says in its own form whether investors and mentors may see its application. Without that yes you hear nothing of it.',
      },
      {
        mover: 'team',
        who: 'The team',
        text: 'reads the two beside each other. Where they fit, it writes to you, with the reason in a sentence.',
      },
      {
        mover: 'both',
        who: 'Both of you',
        text: 'say yes or no. Addresses change hands after two yeses. A no needs no reason.',
      },
    ] satisfies { mover: Mover; who: string; text: string }[],
  },
  sight: {
    title: 'What you may see, and what stays closed',
    open: 'With the founders’ consent',
    openItems: [
      'The company: place, stage, sectors',
      'The founders, and what they have done',
      'Problem, product and deck',
      'Users and revenue',
      'What they raise, as what, and how much is committed',
    ],
    closed: 'Never',
    closedItems: [
      'How the founders share the company',
      'Drafts, and what was taken back',
      'What reviewers wrote',
      'A decision before it is released',
      'To whom else we introduced them',
    ],
  },
  yours: {
    title: 'What we ask about you',
    text: 'How you are qualified to invest and under which country’s rules, a proof of it if you have one, a document about your fund, and up to three people who have invested with you or taken your money. Only the programme’s staff read this part. We ask because founders rely on us to.',
    expect: 'What founders may expect of you',
    items: [
      'You say early whether you can decide, and until when.',
      'You answer, also with a no.',
      'What they tell you goes no further, least of all to a competitor whom you back.',
    ],
    conduct: 'All of it is in the code of conduct',
  },
  not: {
    title: 'What this is not',
    text: 'No offer of shares, no advice and no brokerage. We take no part in what you and a startup agree on and get no share of it. You do your own checks, and so do they.',
    begin: 'Open the investor form',
    how: 'Read how an application is handled',
  },
}
