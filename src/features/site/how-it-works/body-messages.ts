/** The rest of `/how-it-works`. */
export const body = {
  says: 'Your page says',
  steps: [
    {
      title: 'Choose your side',
      says: [],
      text: [
        'There are four forms: for startups, investors, advisor-mentors and support partners. They ask different things, and everything else about them is the same.',
        'You can begin without an account. What you write stays on your device until you sign in; then it moves into your account, and you can go on from any other device.',
      ],
    },
    {
      title: 'Write it in your own time',
      says: ['Draft'],
      text: [
        'The form saves by itself, field by field, and says when it last did. It shows what is still missing, and it does not mind: a draft may be as unfinished as you like.',
        'If you work on two devices at once, it tells you where the two differ and lets you choose. It never silently takes one.',
      ],
    },
    {
      title: 'Hand it in',
      says: ['Received'],
      text: [
        'Handing in checks every answer, first on your side and then on ours, and takes you to whatever needs a look. Pressing the button twice hands it in once.',
        'If a call has a deadline and you have the form open when it passes, you have fifteen minutes more.',
      ],
    },
    {
      title: 'Screening',
      says: ['Received', 'Information needed'],
      text: [
        'Somebody from the programme’s staff looks whether the application is complete and belongs to this call. If something is missing you get a question in plain words, and the parts of the form that it is about open again.',
      ],
    },
    {
      title: 'Review',
      says: ['Being reviewed', 'Interview'],
      text: [
        'Reviewers read your answers in order, with your documents beside them. What they write to each other stays with them; what they write to you, you see on your page and get as a mail.',
        'Some calls add an interview. You then see that on your page before anything else happens.',
      ],
    },
    {
      title: 'The answer',
      says: ['Accepted', 'Waiting list', 'Not selected'],
      text: [
        'A manager writes the decision and its letter. It has to be approved before it can be released, and whoever changes a word of it has to have it approved again. At the release you get a mail, a notification and the letter on your page. Until then nobody outside the staff can see it, also not by looking at the data that the page loads.',
      ],
    },
  ] satisfies { title: string; says: string[]; text: string[] }[],
  labels: {
    title: 'The words you will see',
    lead: 'Your page always carries one of these. They are kept apart from the staff’s own working states, so that a decision is never guessed before it is given.',
    items: [
      ['Draft', 'You are still writing. Nobody else can read it.'],
      ['Received', 'You have handed it in. Your reference is on it.'],
      ['Being reviewed', 'It is complete and people are reading it.'],
      ['Information needed', 'There is a question for you, and a part of the form is open again.'],
      ['Interview', 'You are invited to talk. The message says when and how.'],
      ['Accepted', 'Yes. The message says what comes next.'],
      ['Waiting list', 'Not yet: you may come in if a place opens.'],
      ['Not selected', 'No, with the reasons that the reviewers want you to have.'],
      ['Withdrawn', 'You took it back. You can do so any time before the decision.'],
    ] satisfies [string, string][],
  },
  privacy: {
    title: 'Who can read what',
    items: [
      {
        title: 'You',
        text: 'Everything you wrote, every document you added, every message meant for you, for as long as the application exists.',
      },
      {
        title: 'Staff of the programme',
        text: 'Applications from the moment they are handed in, never drafts. Each time somebody moves one, the record says who and when.',
      },
      {
        title: 'Investors and mentors',
        text: 'Nothing, unless you are a startup and said yes to it in the form; and never the fields marked as private.',
      },
      {
        title: 'Everybody else',
        text: 'Nothing.',
      },
    ],
    more: 'Read the privacy policy',
  },
  action: {
    title: 'Nothing else happens to it',
    calls: 'See the open calls',
    join: 'Create an account',
  },
}
