import { expect } from '@playwright/test'
import { mailUrl } from './backend'

export type Mail = { id: string; subject: string; text: string; html: string; to: string }

type Received = { id: string; subject: string; text?: string; html?: string }

/** Every mail that has reached this address. Each person of a test has an address of their own. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const to = address.toLowerCase()
  const response = await fetch(`${mailUrl()}/api/email?to.address=${encodeURIComponent(to)}`)
  const received = (await response.json()) as Received[]
  return received.map(({ id, subject, text = '', html = '' }) => ({ id, subject, text, html, to }))
}

/** Waits until a mail with this subject is there, and gives it. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address)
        found = mails.find((mail) => subject.test(mail.subject))
        return found ? 'there' : `only ${mails.map((mail) => mail.subject).join(', ') || 'none'}`
      },
      { message: `a mail ${subject} to ${address}`, timeout: 20_000 },
    )
    .toBe('there')
  if (!found) throw new Error(`There is no mail ${subject} to ${address}.`)
  return found
}

/** The first address in a mail that leads to the given path or protocol of ours. */
export function linkIn(mail: Mail, pattern = /https?:\/\/[^\s"'<>)]+/): string {
  const link = pattern.exec(mail.text || mail.html)?.[0]
  if (!link) throw new Error(`There is no link in "${mail.subject}".`)
  return link.replaceAll('&amp;', '&')
}
