import { z } from 'zod'
import type { OutboxRow } from '../outbox.ts'
import { letterHtml, letterText } from './layout.ts'
import { templates } from './templates.ts'

export type Mail = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** The same for every attempt, so that a provider that has taken the mail already can drop the second. */
  idempotencyKey: string
}

export type Sender = {
  brand: string
  from: string
  /** Where the app is served; every link in every mail leads there. */
  origin: string
}

/** Writes the mail that a row of the outbox stands for. Throws for a template or data that it does not know. */
export function composeMail(row: OutboxRow, { brand, from, origin }: Sender): Mail {
  const write = Object.hasOwn(templates, row.template) && templates[row.template]
  if (!write) throw new Error(`There is no template "${row.template}".`)

  const { subject, letter } = write(row.data, {
    brand,
    link: (path) => ownAddress(origin, path),
  })
  return {
    from,
    to: z.email().parse(row.recipient),
    subject,
    text: letterText(brand, letter),
    html: letterHtml(brand, letter),
    messageId: `<${row.id}@${new URL(origin).hostname}>`,
    idempotencyKey: row.idempotency_key,
  }
}

function ownAddress(origin: string, path: string): string {
  const address = new URL(path, origin)
  if (address.origin !== new URL(origin).origin) throw new Error('Mails link to own pages only.')
  return address.href
}
