import { brand } from '@/config/brand'

const { supportEmail } = brand

/** What is said where a link of a newsletter mail leads. */
export const messages = {
  confirm: {
    title: 'Do you want the newsletter?',
    text: 'Press the button, and it comes to the address that the mail was sent to.',
    press: 'Yes, send it to me',
    working: 'Confirming',
  },
  leave: {
    title: 'Do you want to leave the newsletter?',
    text: 'Press the button, and nothing more is sent to the address that the mail went to.',
    press: 'Leave the newsletter',
    working: 'Leaving',
  },
  outcomes: {
    'confirm:confirmed': {
      title: 'You are on the list',
      text: 'The next newsletter comes to you. Each one has a link to leave.',
    },
    'confirm:already': {
      title: 'You are on the list already',
      text: 'This address was confirmed before. There is nothing more to do.',
    },
    'confirm:expired': {
      title: 'This link has run out',
      text: 'It held for seven days. Enter your address below once more, and a new mail comes.',
    },
    'confirm:unknown': {
      title: 'This link does not work',
      text: 'A newer mail may have taken its place, or it did not come over whole. Open the link of the newest mail, or enter your address below once more.',
    },
    'leave:left': {
      title: 'You have left the newsletter',
      text: 'Nothing more is sent to you. Should you miss it, enter your address below.',
    },
    'leave:already': {
      title: 'You are not on the list',
      text: 'This address has left before, and nothing is sent to it.',
    },
    'leave:unknown': {
      title: 'This link does not work',
      text: `It may not have come over whole. Open the link of a newer issue, or write to ${supportEmail} and we take you off the list.`,
    },
  },
  lost: {
    title: 'Nothing has changed yet',
  },
} as const
