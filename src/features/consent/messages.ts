/** The sentences of the banner; those of the dialog come with it. */
export const messages = {
  banner: {
    title: 'We Value Your Privacy',
    text: 'The site keeps only what it needs to work. With your consent it also counts visits.',
    textWithCountry:
      'The site keeps only what it needs to work. With your consent it also counts visits and suggests your country in forms.',
    policy: 'Privacy policy',
    accept: 'Accept All',
    preferences: 'Preferences',
    reject: 'Reject All',
  },
  missing: {
    title: 'The preferences did not open',
    description: 'Check your connection and try again, or reload the page.',
  },
} as const
