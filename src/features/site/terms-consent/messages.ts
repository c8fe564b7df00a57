import { brand } from '@/config/brand'

/** The words of `/terms-consent`. */
export const messages = {
  meta: {
    title: 'Your agreement',
    description: `The documents that hold between you and ${brand.operator.name}, what changed in them, and your agreement to them.`,
  },
  title: 'What we agree on',
  lead: 'Four documents say what you and we can expect of each other. By an account you agree to the first; the others are there to be read.',
  documents: 'The documents',
  agreed: 'This is what you agree to',
  yours: 'Your agreement',
  loading: 'Looking up which version you agreed to',
  failed: 'We could not look up which version you agreed to.',
  settings: 'Your settings say it too',
  signedOut: {
    title: 'Sign in to agree',
    text: 'Your agreement is kept with your account. Reading needs none.',
    action: 'Sign in',
    join: 'Create an account',
  },
  none: 'You have not agreed to the terms of service yet.',
  older: 'The terms have changed since you agreed to them on',
  current: 'You agreed to the terms of service on',
  currentVersion: 'They have not changed since. There is nothing to do.',
  newer: 'The terms have a newer version than this page shows. Reload it to read them.',
  reload: 'Reload the page',
  changed: 'What changed',
  versionOf: 'Version of',
  agree: 'I agree',
  agreeing: 'Saving',
  agreeTo: 'to the terms of service in their version of',
  refuse:
    'If you do not agree, your account and your applications stay as they are. Write to us, and we look for a way or close the account.',
  notSaved: 'Your agreement was not saved',
  thanks: 'Thank you. Your agreement is saved.',
  onward: 'Go on',
  dashboard: 'Go to the dashboard',
}
