import { brand } from '@/config/brand'
import type { FailureKind, WayOn } from './failures'
import type { Progress } from './progress'

/** Every sentence about signing in through an organisation's directory. */
export const messages = {
  begin: 'Sign in with your organisation',
  inWindow: 'Use a separate window',
  again: (name: string) => `Continue as ${name}`,
  missing: 'The part for organisations did not load. Check your connection, then try again.',
  tryAgain: 'Try again',
  returning: {
    title: 'Signing you in',
    description: `The way back to ${brand.name} from your organisation.`,
    lead: 'One moment, we are opening your account.',
    window: 'You are done here. If this window does not close by itself, close it.',
    failedTitle: 'You are not signed in',
    nothingTitle: 'Nothing to finish here',
    nothing:
      'This page is where your organisation’s sign-in leads back to. Begin from the sign-in page.',
    notSetUpTitle: 'No organisation is set up',
    notSetUp:
      'People do not sign in here through an organisation. Use your email address or phone number.',
    toSignIn: 'Sign in',
  },
  leaving: {
    title: 'Signing you out',
    lead: 'You are signed out here. One moment, your organisation signs you out as well.',
    failedTitle: 'You are signed out here',
    failed:
      'Your organisation could not be asked to sign you out as well. On a shared device, try again or close the browser.',
    toHome: 'Go to the home page',
  },
} as const

/** What goes on, for whoever waits. */
export const progressWords: Record<Progress | 'exchange', string> = {
  startup: 'Getting ready',
  none: '',
  login: 'Waiting for you to sign in at your organisation',
  'acquire-token': 'Asking your organisation again',
  'sso-silent': 'Looking whether your organisation still knows you',
  'handle-redirect': 'Checking what your organisation answered',
  logout: 'Signing you out at your organisation',
  exchange: 'Opening your account',
}

export const wayWords: Record<WayOn, string> = {
  again: 'Try again',
  redirect: 'Go to your organisation',
  account: 'Pick another account',
}

export const failureWords: Record<FailureKind, string> = {
  unreachable: 'Your organisation’s sign-in did not answer. Check your connection, then try again.',
  unreadable:
    'Your organisation’s sign-in answered something that makes no sense. Try again in a moment.',
  'popup-closed': 'The window was closed before you were signed in.',
  'popup-blocked':
    'Your browser did not open the window. Allow windows for this site, or go there in this one.',
  'no-address':
    'There is no address to sign in at, which is ours to mend. Sign in by email for now.',
  'interaction-required': 'Your organisation wants you to sign in there yourself.',
  'invalid-grant': 'Your organisation no longer accepts this sign-in. Begin again.',
  expired: 'This took longer than your organisation waits. Begin again.',
  used: 'Your organisation’s answer has been used already. Begin again.',
  elsewhere:
    'This sign-in began in another browser or tab, and only that one can finish it. Begin again here to go on.',
  mismatch:
    'The answer does not belong to the sign-in that began here, so it was not used. Begin again.',
  cancelled: 'You stopped before you were signed in.',
  'foreign-tenant': 'That account belongs to another organisation. Pick one of yours.',
  unverified:
    'Your organisation has not confirmed that your email address is yours. If a mail from us has arrived, follow its link and try again; otherwise sign in by email.',
  refused: 'Your organisation knows you, but we could not open an account for you.',
  'storage-blocked':
    'Your browser keeps nothing for this site, and this way of signing in needs that. Allow it, or sign in by email.',
  unsupported: 'This way of signing in needs a secure address, one that begins with https.',
  busy: 'A sign-in at your organisation is under way already. Finish it in its window, or begin again.',
  unexpected: 'Signing in through your organisation did not work. Try again in a moment.',
}
