import type { ConsentCategory } from '@/shared/consent'

/** The sentences of the dialog, which comes when it is opened. */
export const messages = {
  title: 'Cookie Preferences',
  lead: 'Switch on what you allow. You can change it later, at the foot of the public pages and in your settings.',
  save: 'Save Preferences',
  cancel: 'Cancel',
  categories: {
    necessary: {
      label: 'Necessary',
      help: 'Your session, your theme, this choice, and what you type in forms until it has arrived. The site does not work without them.',
    },
    analytics: {
      label: 'Analytics',
      help: 'Counts which pages are opened and how fast they load, with Vercel Web Analytics and Speed Insights. No name, no address, no cookie.',
    },
    marketing: {
      label: 'Marketing',
      help: 'There is none today. Should a campaign ever be measured here, this is what you have said to it.',
    },
    functional: {
      label: 'Functional',
      help: 'Looks up the country of your network address at another service, to suggest it where a form asks for it.',
    },
  } satisfies Record<ConsentCategory, { label: string; help: string }>,
  /** Said of what is functional where no service is asked for a country. */
  noCountry:
    'There is nothing of the kind today. Should something be added for your comfort, this is what you have said to it.',
} as const
