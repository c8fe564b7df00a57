import { brand } from '@/config/brand'

const { answersWithin, supportEmail } = brand

/** What is said once somebody has pressed the button below a message. */
export const messages = {
  wrong: {
    name: 'Tell us your name.',
    email: 'Enter an address such as name@example.org.',
    message: 'Write what you would like to know or tell us.',
    long: (max: number) => `Shorten it to ${max} characters.`,
  },
  failed: {
    title: 'Your message was not sent',
    kept: 'What you wrote is kept here until it is.',
    byMail: `Or write to ${supportEmail}.`,
  },
  sent: {
    title: (name: string) => `Thank you, ${name}`,
    lead: 'Your message has arrived.',
    next: [
      `One of us reads it and answers within ${answersWithin}.`,
      'If it takes longer, because somebody else has to be asked, we tell you so by then.',
    ],
    to: (email: string) => `The answer goes to ${email}.`,
    copy: 'What you wrote',
    another: 'Write another message',
  },
} as const

/** The same for the newsletter. */
export const newsletterMessages = {
  wrong: 'Enter an address such as name@example.org.',
  failed: 'You are not subscribed yet',
  asked: {
    title: 'Check your mail',
    text: (email: string) =>
      `We have sent a link to ${email}. Only once you have confirmed it there are you on the list. No mail within a few minutes? Look among what was sorted out as spam.`,
  },
} as const
