import type { Letter } from '../../supabase/functions/_shared/mail/layout.ts'

/**
 * The mails of the auth server. What stands in double braces is put in by it. Links lead to a page of the app and carry their token
 * behind the #, where neither a server nor a scanner that merely fetches the address comes by it.
 */
const link = (label: string, type: string): Letter['blocks'][number] => ({
  kind: 'link',
  label,
  // Beside it there is a code to type.
  isOnlyButton: true,
  href: `{{.SiteURL}}/auth-callback#token_hash={{.TokenHash}}&type=${type}&redirect_to={{.RedirectTo}}`,
})
const text = (words: string): Letter['blocks'][number] => ({ kind: 'text', text: words })
const note = (words: string): Letter['blocks'][number] => ({ kind: 'note', text: words })
const code = [
  note('The link works once, within the hour. Or enter this code:'),
  { kind: 'code', code: '{{.Token}}' },
] satisfies Letter['blocks']

const concerns = (brand: string): string =>
  `You receive this because it concerns the account {{.Email}} at ${brand}. Such mails cannot be switched off.`

/** By the names that they have in supabase/templates. */
export const authLetters = (brand: string): Record<string, Letter> => ({
  confirmation: {
    heading: 'Confirm your email address',
    blocks: [
      text('You signed up with {{.Email}}. Confirm that this address is yours, and you are in.'),
      link('Confirm and continue', 'signup'),
      ...code,
    ],
    footer: `You receive this because somebody signed up at ${brand} with this address. If it was not you, there is nothing for you to do.`,
  },
  magic_link: {
    heading: 'Your link to sign in',
    blocks: [
      text('Follow this link to sign in as {{.Email}}.'),
      link('Sign in', 'magiclink'),
      ...code,
    ],
    footer: `You receive this because somebody asked to sign in at ${brand} with this address. If it was not you, there is nothing for you to do.`,
  },
  recovery: {
    heading: 'Choose a new password',
    blocks: [
      text('Somebody, most likely you, asked to choose a new password for {{.Email}}.'),
      link('Choose a new password', 'recovery'),
      ...code,
    ],
    footer: `You receive this because a new password was asked for at ${brand}. If it was not you, your password stays as it is and there is nothing for you to do.`,
  },
  invite: {
    heading: `You are invited to ${brand}`,
    blocks: [
      text(`Somebody at ${brand} has made an account for {{.Email}}. Follow the link to begin.`),
      link('Begin', 'invite'),
      ...code,
    ],
    footer: `You receive this because this address was entered at ${brand}. If you do nothing, nothing further is sent.`,
  },
  email_change: {
    heading: 'Confirm your new email address',
    blocks: [
      text('You asked to use {{.NewEmail}} from now on, in place of {{.Email}}.'),
      link('Confirm the change', 'email_change'),
      ...code,
    ],
    footer: `You receive this because the address of an account at ${brand} is about to change. If you did not ask for it, do not follow the link, and change your password.`,
  },
  reauthentication: {
    heading: 'Your code',
    blocks: [
      text('Enter this code to go on:'),
      { kind: 'code', code: '{{.Token}}' },
      note('It is good for an hour.'),
    ],
    footer: `You receive this because something about your account at ${brand} is being changed. If you are not doing that, do not give the code to anybody, and choose a new password.`,
  },
  password_changed: {
    heading: 'Your password was changed',
    blocks: [
      text(
        'The password of your account {{.Email}} has just been changed. Every other device was signed out.',
      ),
      text(
        'If it was not you, choose a new password at once: “Forgot your password?” on the sign-in page.',
      ),
    ],
    footer: concerns(brand),
  },
  email_changed: {
    heading: 'Your email address was changed',
    blocks: [
      text('You now sign in with {{.Email}}, no longer with {{.OldEmail}}.'),
      text('If it was not you, write to us at once: this is the last mail to your old address.'),
    ],
    footer: concerns(brand),
  },
  mfa_factor_enrolled: {
    heading: 'A device for your second step was added',
    blocks: [
      text('From now on your account {{.Email}} asks for a code of that device after you sign in.'),
      text(
        'If it was not you, choose a new password and remove the device in your settings, or write to us.',
      ),
    ],
    footer: concerns(brand),
  },
  mfa_factor_unenrolled: {
    heading: 'A device for your second step was removed',
    blocks: [
      text('Your account {{.Email}} does not ask for codes of that device any more.'),
      text('If it was not you, choose a new password at once, or write to us.'),
    ],
    footer: concerns(brand),
  },
})
