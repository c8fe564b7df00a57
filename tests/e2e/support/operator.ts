import { expect } from '@playwright/test'
import { type Mail, mailsTo } from './mail'

/** Where the embedded backend sends what is meant for the operator. */
const office = 'hello@fourfold.example'

/** Waits for the operator's mails that say this; every test says something of its own. */
export async function operatorMails(words: string): Promise<Mail[]> {
  const find = async () => (await mailsTo(office)).filter(({ text }) => text.includes(words))
  await expect
    .poll(async () => (await find()).length, { message: `a mail saying ${words}`, timeout: 20_000 })
    .toBeGreaterThan(0)
  return find()
}
