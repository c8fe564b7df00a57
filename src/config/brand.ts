const name = import.meta.env?.VITE_BRAND_NAME || 'Fourfold'
const supportEmail = import.meta.env?.VITE_SUPPORT_EMAIL || 'hello@fourfold.example'

/** Another place where the operator is found. */
type Elsewhere = { name: string; url: string }

/** Everything an operator changes to put their own name on the product. See README, "Your own brand". */
export const brand = {
  name,
  tagline: 'Four sides of a startup ecosystem, on one sheet.',
  description:
    'One place where startups, investors, advisor-mentors and support partners apply, meet and work together.',
  supportEmail,
  /** How long somebody waits for an answer to a message, at most. */
  answersWithin: 'two working days',
  /** Where breaches of the code of conduct are reported; few people should read it. */
  conductEmail: import.meta.env?.VITE_CONDUCT_EMAIL || supportEmail,
  /** The languages that the pages are in; the first is for whoever asks for another one. */
  locales: ['en'],
  /** Who runs this installation and answers for its documents. */
  operator: {
    name: import.meta.env?.VITE_OPERATOR_NAME || `${name} Programme Office`,
    address: import.meta.env?.VITE_OPERATOR_ADDRESS || '1 Example Street, Nairobi, Kenya',
    law: import.meta.env?.VITE_OPERATOR_LAW || 'Kenya',
  },
  /** Whether a lawyer has read the legal pages. Until then each of them says that it is a template. */
  legalReviewed: import.meta.env?.VITE_LEGAL_REVIEWED === 'true',
  /** Shown at the foot of every public page, in this order. */
  elsewhere: [] as readonly Elsewhere[],
  logo: {
    light: '/logo.svg',
    dark: '/logo-dark.svg',
    mark: '/mark.svg',
    /** The logo files spell the name. With another name and the same files, mark and text stand in. */
    spells: 'Fourfold',
  },
} as const
