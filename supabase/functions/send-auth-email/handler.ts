import { z } from 'zod'
import { refuse } from '../_shared/http.ts'
import { type AuthLetter, authLetters } from '../_shared/mail/auth-letters.ts'
import type { Mail, Sender } from '../_shared/mail/compose.ts'
import { letterHtml, letterText } from '../_shared/mail/layout.ts'

/** What the auth server calls its mails, and what we do. */
const letters = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
  reauthentication: 'reauthentication',
  password_changed_notification: 'password_changed',
  email_changed_notification: 'email_changed',
  mfa_factor_enrolled_notification: 'mfa_factor_enrolled',
  mfa_factor_unenrolled_notification: 'mfa_factor_unenrolled',
} as const satisfies Record<string, AuthLetter>

type Action = keyof typeof letters
const isAction = (text: string): text is Action => Object.hasOwn(letters, text)

const address = z.union([z.email(), z.literal('')]).nullish()
const short = z
  .string()
  .max(400)
  .nullish()
  .transform((text) => text ?? '')

/** A mail that the auth server wants sent. What else it tells of the person is of no use here. */
export const authMail = z.object({
  metadata: z.object({ uuid: z.uuid() }).nullish().catch(null),
  user: z.object({ email: address, new_email: address }),
  email_data: z.object({
    email_action_type: z.string().refine(isAction, 'This kind of mail is not known.'),
    token: short,
    token_hash: short,
    token_new: short,
    token_hash_new: short,
    redirect_to: z.string().max(4_000).nullish(),
    old_email: address,
  }),
})
export type AuthMail = z.infer<typeof authMail>

type Addressed = { to: string; code: string; hash: string }

/** Whom a mail goes to, and with what. Only a change of address may go to two. */
function addressed({ user, email_data: data }: AuthMail): Addressed[] {
  const [current, next] = [user.email ?? '', user.new_email ?? '']
  const only = { code: data.token, hash: data.token_hash }
  switch (data.email_action_type) {
    case 'email_change':
      // The server names the two hashes the wrong way round, and has to keep to it: `token` is the code for the address that
      // holds now, and its hash `token_hash_new`.
      return data.token_hash_new === ''
        ? [{ to: next, ...only }]
        : [
            { to: current, code: data.token, hash: data.token_hash_new },
            { to: next, code: data.token_new, hash: data.token_hash },
          ]
    case 'email_changed_notification':
      return [{ to: data.old_email ?? '', ...only }]
    default:
      return [{ to: current, ...only }]
  }
}

type SendDeps = {
  sender: Pick<Sender, 'brand' | 'from' | 'origin'>
  send: (mail: Mail) => Promise<void>
}

/**
 * Writes and sends a mail of the auth server at once. It never waits in the outbox: what signs somebody in is kept nowhere, and the
 * person learns now that it was not sent.
 */
export async function sendAuthEmail(
  wanted: AuthMail,
  messageId: string,
  { sender, send }: SendDeps,
): Promise<Response> {
  const recipients = addressed(wanted)
  if (recipients.some(({ to }) => to === '')) {
    return refuse({ code: 'invalid-request', message: 'The mail goes to nobody.' })
  }
  // The same when the server tries again, by which a provider knows what it has taken already.
  const key = wanted.metadata?.uuid ?? messageId
  try {
    for (const [index, recipient] of recipients.entries()) {
      await send(composeAuthMail(wanted, recipient, `${key}-${index}`, sender))
    }
  } catch (error) {
    const action = wanted.email_data.email_action_type
    const why = error instanceof Error ? error.message : String(error)
    console.error(`A mail of the auth server (${action}) was not sent: ${why}`)
    return refuse({ code: 'unavailable', message: 'The mail could not be sent.' })
  }
  return Response.json({})
}

function composeAuthMail(
  { user, email_data: data }: AuthMail,
  { to, code, hash }: Addressed,
  key: string,
  { brand, from, origin }: SendDeps['sender'],
): Mail {
  // The address of the app and not what the server calls its site, which is that of its own interface.
  const link = (type: string) => {
    const page = new URL('/auth-callback', origin)
    const redirect_to = data.redirect_to || origin
    page.hash = new URLSearchParams({ token_hash: hash, type, redirect_to }).toString()
    return page.href
  }
  const letter = authLetters(brand, {
    email: user.email ?? '',
    newEmail: user.new_email || to,
    oldEmail: data.old_email ?? '',
    code,
    link,
  })[letters[data.email_action_type as Action]]
  return {
    from,
    to,
    subject: letter.heading,
    text: letterText(brand, letter),
    html: letterHtml(brand, letter),
    messageId: `<auth-${key}@${new URL(origin).hostname}>`,
    idempotencyKey: `auth-${key}`,
  }
}
