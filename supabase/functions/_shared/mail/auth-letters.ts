import type { Letter } from './layout.ts'
import { text } from './template.ts'

/** What the mails of the auth server are filled in with: values, or the placeholders by which the server puts them in itself. */
export type AuthValues = {
  /** Of the account; after a change, the new one. */
  email: string
  newEmail: string
  oldEmail: string
  /** To be typed; empty where there is only the link. */
  code: string
  /** Where the link that verifies such a type leads. */
  link: (type: string) => string
}

const note = (words: string): Letter['blocks'][number] => ({ kind: 'note', text: words })

/** By the names that they have in supabase/templates. The heading is the subject as well. */
export const authLetters = (brand: string, values: AuthValues) => {
  const { email, newEmail, oldEmail, code } = values
  const withLink = (label: string, type: string): Letter['blocks'] => [
    // Beside it there is a code to type.
    { kind: 'link', label, isOnlyButton: code !== '', href: values.link(type) },
    ...(code === ''
      ? [note('The link works once, within the hour.')]
      : [
          note('The link works once, within the hour. Or enter this code:'),
          { kind: 'code', code } as const,
        ]),
  ]
  const concerns = `You receive this because it concerns the account ${email} at ${brand}. Such mails cannot be switched off.`

  return {
    confirmation: {
      heading: 'Confirm your email address',
      blocks: [
        text(
          `Somebody, most likely you, began an account with ${email}. Confirm that this address is yours, and you are in.`,
        ),
        ...withLink('Confirm and continue', 'signup'),
      ],
      footer: `You receive this because somebody signed up at ${brand} with this address. If it was not you, do not follow the link: nobody can use the account without it.`,
    },
    magic_link: {
      heading: 'Your link to sign in',
      blocks: [
        text(`Follow this link to sign in as ${email}.`),
        ...withLink('Sign in', 'magiclink'),
      ],
      footer: `You receive this because somebody asked to sign in at ${brand} with this address. If it was not you, there is nothing for you to do.`,
    },
    recovery: {
      heading: 'Choose a new password',
      blocks: [
        text(`Somebody, most likely you, asked to choose a new password for ${email}.`),
        ...withLink('Choose a new password', 'recovery'),
      ],
      footer: `You receive this because a new password was asked for at ${brand}. If it was not you, your password stays as it is and there is nothing for you to do.`,
    },
    invite: {
      heading: `You are invited to ${brand}`,
      blocks: [
        text(`Somebody at ${brand} has made an account for ${email}. Follow the link to begin.`),
        ...withLink('Begin', 'invite'),
      ],
      footer: `You receive this because this address was entered at ${brand}. If you do nothing, nothing further is sent.`,
    },
    email_change: {
      heading: 'Confirm your new email address',
      blocks: [
        // Whoever has signed in by another way so far has no address yet.
        text(`You asked to use ${newEmail} from now on${email && `, in place of ${email}`}.`),
        ...withLink('Confirm the change', 'email_change'),
      ],
      footer: `You receive this because the address of an account at ${brand} is about to change. If you did not ask for it, do not follow the link, and change your password.`,
    },
    reauthentication: {
      heading: 'Your code',
      blocks: [
        text('Enter this code to go on:'),
        { kind: 'code', code },
        note('It is good for an hour.'),
      ],
      footer: `You receive this because something about your account at ${brand} is being changed. If you are not doing that, do not give the code to anybody, and choose a new password.`,
    },
    password_changed: {
      heading: 'Your password was changed',
      blocks: [
        text(
          `The password of your account ${email} has just been changed. Every other device was signed out.`,
        ),
        text(
          'If it was not you, choose a new password at once: “Forgot your password?” on the sign-in page.',
        ),
      ],
      footer: concerns,
    },
    email_changed: {
      heading: 'Your email address was changed',
      blocks: [
        text(`You now sign in with ${email}, no longer with ${oldEmail}.`),
        text('If it was not you, write to us at once: this is the last mail to your old address.'),
      ],
      footer: concerns,
    },
    mfa_factor_enrolled: {
      heading: 'A device for your second step was added',
      blocks: [
        text(`From now on your account ${email} asks for a code of that device after you sign in.`),
        text(
          'If it was not you, choose a new password and remove the device in your settings, or write to us.',
        ),
      ],
      footer: concerns,
    },
    mfa_factor_unenrolled: {
      heading: 'A device for your second step was removed',
      blocks: [
        text(`Your account ${email} does not ask for codes of that device any more.`),
        text('If it was not you, choose a new password at once, or write to us.'),
      ],
      footer: concerns,
    },
  } satisfies Record<string, Letter>
}

export type AuthLetter = keyof ReturnType<typeof authLetters>
