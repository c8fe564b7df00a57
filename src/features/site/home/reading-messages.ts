/** The words of the home page that only have to be read. */
export const messages = {
  sheetLabel: 'Choose your side',
  sides: {
    title: 'What each side brings, and finds',
    brings: 'You bring',
    finds: 'You find',
    apply: (one: string) => `Apply as ${one.toLowerCase()}`,
  },
  path: {
    title: 'From first word to answer',
    more: 'How it works, step by step',
    steps: [
      {
        title: 'You write',
        text: 'The form keeps every word as you type it, on your device and then with us. Close the tab, lose the network, come back on another computer: it is all there.',
      },
      {
        title: 'You hand it in, once',
        text: 'You get a reference such as APP-2026-000123, a mail, and a page of your own that shows where things stand.',
      },
      {
        title: 'People read it',
        text: 'Reviewers read your answers in order, beside your documents. If something is missing they ask, and only that part of the form opens again.',
      },
      {
        title: 'You hear back',
        text: 'Whatever the answer is, it comes with a letter that somebody wrote for you and that was approved before you got it.',
      },
    ],
  },
  promises: {
    title: 'What you can hold us to',
    items: [
      {
        title: 'Nothing you type is lost',
        text: 'A draft saves half done, with anything missing. Nothing is checked against you until you hand it in.',
      },
      {
        title: 'What is private stays private',
        text: 'Shares of founders, proof of funds and referees are seen by the programme’s staff alone. You decide whether investors and mentors may see the rest.',
      },
      {
        title: 'No answer leaks before it is given',
        text: 'You see a decision when it is released, with its letter, and not a minute before by accident.',
      },
    ],
  },
  closing: {
    title: 'Begin with your side',
    text: 'You do not need an account to start writing. You need one to hand it in.',
    action: 'Choose a form',
  },
}
