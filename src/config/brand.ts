const name = import.meta.env?.VITE_BRAND_NAME || 'Fourfold'

/** Everything an operator changes to put their own name on the product. See README, "Your own brand". */
export const brand = {
  name,
  tagline: 'Four sides of a startup ecosystem, on one sheet.',
  description:
    'One place where startups, investors, advisor-mentors and support partners apply, meet and work together.',
  supportEmail: import.meta.env?.VITE_SUPPORT_EMAIL || 'hello@fourfold.example',
  /** Who runs this installation and answers for its documents. */
  operator: {
    name: import.meta.env?.VITE_OPERATOR_NAME || `${name} Programme Office`,
    address: import.meta.env?.VITE_OPERATOR_ADDRESS || '1 Example Street, Nairobi, Kenya',
    law: import.meta.env?.VITE_OPERATOR_LAW || 'Kenya',
  },
  logo: {
    light: '/logo.svg',
    dark: '/logo-dark.svg',
    mark: '/mark.svg',
    /** The logo files spell the name. With another name and the same files, mark and text stand in. */
    spells: 'Fourfold',
  },
} as const
