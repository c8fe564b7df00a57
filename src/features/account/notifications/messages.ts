import type { Enums } from '@contracts/database.types'

type Kind = Enums<'notification_kind'>
type Email = Enums<'email_choice'>

/** Each kind in plain words; the database says which of them somebody is offered. */
const kinds: Record<Kind, { name: string; help: string }> = {
  comment_for_applicant: {
    name: 'Messages about your applications',
    help: 'When the programme writes to you.',
  },
  portfolio_consent: {
    name: 'Your startup in the portfolio',
    help: 'When a profile was begun, and you are asked whether it may be shown.',
  },
  signed_in: {
    name: 'Signing in',
    help: 'Each time somebody signs in to your account.',
  },
  application_submitted: {
    name: 'New applications',
    help: 'When one was handed in.',
  },
  application_resubmitted: {
    name: 'More information',
    help: 'When an applicant has sent what they were asked for.',
  },
  comment_from_applicant: {
    name: 'Messages from applicants',
    help: 'On applications that you look after, or that nobody does yet. What they wrote stays in the app.',
  },
  contact_message: {
    name: 'Messages of the contact page',
    help: 'When somebody has written to the programme. What they wrote stays in the app.',
  },
}

/** In the order in which they are offered. */
const emails: Record<Email, string> = {
  at_once: 'At once',
  daily_digest: 'Once a day, if unread',
  off: 'Not by mail',
}

/** Every sentence about what people choose of their notifications. */
export const messages = {
  title: 'Notifications',
  lead: 'What you are told, and where. It changes at once.',
  kinds,
  emails,
  inApp: 'In the app',
  email: 'By mail',
  nowhere: 'You are not told of this at all.',
  always:
    'Always told, in the app and by mail: that your application has arrived, when we need more from you, and every decision. What concerns the safety of your account comes in any case, too.',
  failedLoad: 'What you have chosen did not load',
  saved: (kind: Kind) => `Saved: ${kinds[kind].name}`,
  undo: 'Undo',
  undone: 'It is as it was before',
  failed: 'This was not saved',
  waiting: {
    title: 'Not saved yet',
    offline: 'You are offline. What you chose is kept here, and saved when the connection is back.',
    trying: 'The server does not answer. What you chose is kept here, and we go on trying.',
  },
} as const
