import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../supabase/local/mail/server.ts'
import { type RunningBackend, startBackend } from '../../supabase/local/server.ts'

let backend: RunningBackend
let mailServer: MailServer | undefined
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fourfold-mail-'))
  backend = await startBackend({ schedule: false })
})
afterAll(async () => {
  await backend.close()
  await mailServer?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What the schedule does. */
const deliver = async () => {
  const response = await fetch(`${backend.url}/functions/v1/deliver-mail`, {
    method: 'POST',
    headers: { 'x-function-secret': backend.functionSecret, 'content-type': 'application/json' },
    body: '{}',
  })
  return (await response.json()) as { sent: number; failed: number }
}
const people = (count: number) =>
  Array.from({ length: count }, () => `person-${randomUUID()}@mail.example`)

async function queue(recipients: string[]): Promise<void> {
  const data = {
    application_id: randomUUID(),
    reference: 'APP-2026-000001',
    call_title: 'Spring intake',
    first_name: 'Ada',
  }
  for (const recipient of recipients)
    await backend.database.query(
      `insert into private.email_outbox (idempotency_key, recipient, template, data)
       values ($1, $2, 'application_received', $3)`,
      [randomUUID(), recipient, data],
    )
}

type Received = { to: { address: string }[]; messageId?: string }

async function mailsFrom(url: string): Promise<Received[]> {
  return (await (await fetch(`${url}/api/email`)).json()) as Received[]
}
const received = async (url: string) =>
  (await mailsFrom(url)).flatMap(({ to }) => to.map(({ address }) => address))

const waitIsOver = () =>
  backend.database.exec('update private.email_outbox set next_attempt_at = now()')

test('with the mail server down for as long as it takes, every mail arrives once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const [before, during] = [people(20), people(30)]
  await queue(before)
  expect(await deliver()).toEqual({ sent: before.length, failed: 0 })
  const early = await received(backend.mailUrl)
  await backend.stopMail()
  await queue(during)

  let retried = 0
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await waitIsOver()
    // A run stops at the first batch that finds nobody there; the next one takes the rest.
    for (let run = 0; run < 3; run += 1) {
      const { sent, failed } = await deliver()
      expect(sent).toBe(0)
      retried += failed
    }
  }
  expect(await deliver(), 'nothing is due before its next attempt').toEqual({ sent: 0, failed: 0 })

  mailServer = await startMailServer({ directory: folder, smtpPort: backend.smtpPort })
  await waitIsOver()
  const rounds = await Promise.all([deliver(), deliver(), deliver()])
  expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(during.length)
  await waitIsOver()
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })

  const reached = [...early, ...(await received(mailServer.url))]
  const recipients = [...before, ...during]
  const lost = recipients.filter((recipient) => !reached.includes(recipient))
  expect({
    sent: reached.length,
    retried,
    lost,
    twice: reached.length - new Set(reached).size,
  }).toEqual({
    sent: 50,
    // Each of the thirty, five times.
    retried: 150,
    lost: [],
    twice: 0,
  })
  log.mockRestore()
})

test('what was sent when the process died before it could say so comes again by the same Message-ID', async () => {
  const [recipient = ''] = people(1)
  await queue([recipient])
  expect((await deliver()).sent).toBe(1)
  // As if the row had never been settled, and its lease were over.
  await backend.database.query(
    `update private.email_outbox set status = 'sending', sent_at = null, next_attempt_at = now() where recipient = $1`,
    [recipient],
  )
  expect((await deliver()).sent).toBe(1)
  const ids = (await mailsFrom(mailServer?.url ?? ''))
    .filter(({ to }) => to.some(({ address }) => address === recipient))
    .map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})
