/** The words of `/join`. */
export const messages = {
  meta: {
    title: 'Join',
    description: 'Choose your side, create an account and apply, or begin to write without one.',
  },
  title: 'Which side are you on?',
  lead: 'The answer decides which form you get, and nothing else. You can change your mind later, and you can be on more than one.',
  signUp: 'Create an account',
  write: 'Write first, sign up later',
  signUpAs: (one: string) => `Create an account as ${one.toLowerCase()}`,
  writeAs: (one: string) => `Write first, sign up later, as ${one.toLowerCase()}`,
  known: 'You have an account already?',
  signIn: 'Sign in',
  unsure: 'Not sure? Read how it works',
}
