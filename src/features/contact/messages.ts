import { brand } from '@/config/brand'

const { operator, answersWithin } = brand

/** The words of `/contact` before anything is pressed. */
export const messages = {
  meta: {
    title: 'Contact',
    description: `Write to ${operator.name}. One of us reads every message and answers within ${answersWithin}.`,
  },
  title: 'Write to us',
  lead: `${operator.name} reads every message and answers within ${answersWithin}.`,
  form: {
    label: 'Your message',
    topic: 'Topic',
    name: 'Your name',
    email: 'Email',
    emailHelp: 'The answer goes there.',
    organisation: 'Organisation',
    message: 'Message',
    send: 'Send the message',
    sending: 'Sending',
    privacy: 'We use this to answer you, and delete it after 24 months.',
    privacyLink: 'Privacy policy',
    notSent: {
      title: 'Your message was not sent',
      description: 'Check your connection and try again. What you wrote is kept here.',
    },
    noScript:
      'Sending needs a script, which your browser does not run. Write to us by mail instead:',
  },
  toApplications: 'Your applications',
  hints: {
    application:
      'If you have applied already, write on the page of your application: it is read there by whoever handles it.',
    privacy: 'For a copy of your data, or its deletion, write from the address of your account.',
  },
} as const

/** The words of the newsletter where its address is asked for. */
export const newsletterMessages = {
  title: 'The newsletter',
  lead: 'New calls, deadlines, and what startups in the programme have learned. Once a month at most.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing',
  linkNotArrived: 'This part of the page did not load. Open the link of the mail once more.',
  notSent: {
    title: 'You are not subscribed yet',
    description: 'Check your connection and try again.',
  },
} as const
