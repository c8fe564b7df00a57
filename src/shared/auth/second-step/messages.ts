import { brand } from '@/config/brand'

/** The words of the second step, wherever a code is asked for. */
export const messages = {
  title: 'Enter your code',
  description: 'The second step of signing in.',
  lead: 'Open the authenticator app on your device. It shows a new code every half minute.',
  device: 'Which device',
  code: 'Code',
  help: (device: string) => `Six digits, as “${device}” shows them for ${brand.name}.`,
  anyHelp: 'Six digits, as your authenticator app shows them.',
  submit: 'Continue',
  checking: 'Checking',
  signOut: 'Sign out',
  lost: 'You do not have the device?',
  lostHelp: `Use another one that you have set up. If there is none, write to ${brand.supportEmail}: once we know that it is you, an administrator removes your second step.`,
  empty: 'Enter the six digits of the code.',
  wrong: 'A code has six digits.',
  unnamed: 'Authenticator app',
} as const
