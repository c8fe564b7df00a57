import { brand } from '@/config/brand'

const { supportEmail } = brand

/** What is said where a link of a mail leads: of the newsletter, or of the daily digest. */
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
  'stop-digest': {
    title: 'Do you want no more daily mails?',
    text: 'Press the button, and no mail comes any more about what you have not read. What comes at once goes on.',
    press: 'Stop the daily mail',
    working: 'Stopping',
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
    'stop-digest:left': {
      title: 'No more daily mails',
      text: 'What happens still shows in the app. In your settings you choose what comes by mail.',
    },
    'stop-digest:already': {
      title: 'They have stopped already',
      text: 'No daily mail comes to you. In your settings you choose what does.',
    },
    'stop-digest:unknown': {
      title: 'This link does not work',
      text: 'It may not have come over whole. Open the link of a newer mail, or sign in and choose in your settings what comes by mail.',
    },
  },
  lost: {
    title: 'Nothing has changed yet',
  },
} as const
