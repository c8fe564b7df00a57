/** The words of the help for somebody who has lost every device, wherever an administrator gives it. */
export const messages = {
  title: (name?: string) =>
    name ? `Remove the second step of ${name}?` : 'Remove somebody’s second step',
  text: (name?: string) =>
    `First make sure that ${name ?? 'the person'} is really the one asking, not somebody with their password: call them. They are signed out everywhere, told by mail, and come in by password alone until they set up another device.`,
  email: 'Their email address',
  wrong: 'Enter the address that they sign in with.',
  nobody: 'Nobody has an account with this address.',
  keep: 'Keep it',
  remove: 'Remove the second step',
  removing: 'Removing',
  failed: 'The second step is still there',
  removed: (name?: string) =>
    name ? `${name} has no second step any more` : 'Their second step is removed',
} as const
