import { z } from 'zod'
import { confirmToken, leavePath, leaveToken } from '../mail-token.ts'
import type { OutboxRow } from '../outbox.ts'
import { letterHtml, letterText } from './layout.ts'
import type { Leaver } from './template.ts'
import { templates } from './templates.ts'

export type Mail = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  replyTo?: string
  /** Headers besides those that every mail has. */
  headers?: Record<string, string>
  /** The same for every attempt, so that a provider that has taken the mail already can drop the second. */
  idempotencyKey: string
}

export type Sender = {
  brand: string
  from: string
  /** Where the app is served; every link in every mail leads there. */
  origin: string
  /** Where the functions are served, for a mail program that leaves a list without a page. */
  functionsUrl: string
  /** What the tokens of the links in mails of a list are made with. */
  newsletterSecret: string
}

/** Writes the mail that a row of the outbox stands for. Throws for a template or data that it does not know. */
export function composeMail(row: OutboxRow, sender: Sender): Mail {
  const { brand, from, origin } = sender
  const write = Object.hasOwn(templates, row.template) && templates[row.template]
  if (!write) throw new Error(`There is no template "${row.template}".`)

  const { subject, letter, replyTo, leaver } = write(row.data, {
    brand,
    link: (path) => ownAddress(origin, path),
    confirmLink: (nonce) =>
      ownAddress(
        origin,
        `/contact?newsletter=confirm#${confirmToken(sender.newsletterSecret, nonce)}`,
      ),
    leaveLink: (of) => ownAddress(origin, leavePath(of.list, tokenOf(sender, of))),
  })
  return {
    from,
    to: z.email().parse(row.recipient),
    subject,
    text: letterText(brand, letter),
    html: letterHtml(brand, letter),
    messageId: `<${row.id}@${new URL(origin).hostname}>`,
    ...(replyTo === undefined ? {} : { replyTo: z.email().parse(replyTo) }),
    ...(leaver === undefined ? {} : { headers: leaveHeaders(sender, leaver) }),
    idempotencyKey: row.idempotency_key,
  }
}

function ownAddress(origin: string, path: string): string {
  const address = new URL(path, origin)
  if (address.origin !== new URL(origin).origin) throw new Error('Mails link to own pages only.')
  return address.href
}

const tokenOf = ({ newsletterSecret }: Sender, { list, reader }: Leaver): string =>
  leaveToken(newsletterSecret, list, reader)

/** By these a mail program offers to leave with one click (RFC 8058); it posts, so no scanner leaves by following a link. */
const leaveHeaders = (sender: Sender, leaver: Leaver): Record<string, string> => ({
  'List-Unsubscribe': `<${sender.functionsUrl}/${leaver.list}?leave=${tokenOf(sender, leaver)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
