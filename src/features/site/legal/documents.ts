import { brand } from '@/config/brand'
import { privacyVersion, termsVersion } from '@/config/terms'

export type DocumentHead = { to: string; title: string; about: string; version: string }

/** The four documents, as each of them and the page of consent lists them. */
export const documents = {
  termsOfService: {
    to: '/terms-of-service',
    title: 'Terms of service',
    about: `What holds between you and ${brand.operator.name} once you have an account or hand something in.`,
    version: termsVersion,
  },
  privacyPolicy: {
    to: '/privacy-policy',
    title: 'Privacy policy',
    about: 'What is kept about you, why, for how long, who reads it, and what you can ask for.',
    version: privacyVersion,
  },
  codeOfConduct: {
    to: '/code-of-conduct',
    title: 'Code of conduct',
    about:
      'How people here treat each other, how to report when somebody does not, and what happens then.',
    version: '2026-11-22',
  },
  termsOfUse: {
    to: '/terms-of-use',
    title: 'Terms of use',
    about: 'What holds for reading this website, with or without an account.',
    version: '2026-11-22',
  },
} as const satisfies Record<string, DocumentHead>
