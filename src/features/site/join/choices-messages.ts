import type { Side } from '../sides'

/** The rest of `/join`. */
export const choices = {
  brings: 'You bring',
  finds: 'You find',
  signUp: 'Create an account',
  write: 'Write first, sign up later',
  signUpAs: (one: string) => `Create an account as ${one.toLowerCase()}`,
  writeAs: (one: string) => `Write first, sign up later, as ${one.toLowerCase()}`,
  more: {
    startup: { to: '/for-startups', label: 'What the form is after' },
    investor: { to: '/for-investors', label: 'How introductions come about' },
  } as Partial<Record<Side['id'], { to: string; label: string }>>,
  next: {
    title: 'What an account takes',
    steps: [
      'A name, an address and a password.',
      'A link in a mail, so that we know the address is yours.',
      'Then your form opens, with whatever you have written already.',
    ],
  },
  known: 'You have an account already?',
  signIn: 'Sign in',
  unsure: 'Not sure? Read how it works',
}
