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
const waitIsOver = () =>
  backend.database.exec('update private.email_outbox set next_attempt_at = now()')

test('with the mail server down for as long as it takes, every mail arrives once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const recipients = Array.from({ length: 12 }, () => `person-${randomUUID()}@mail.example`)
  const data = {
    application_id: randomUUID(),
    reference: 'APP-2026-000001',
    call_title: 'Spring intake',
    first_name: 'Ada',
  }
  await backend.stopMail()
  for (const recipient of recipients)
    await backend.database.query(
      `insert into private.email_outbox (idempotency_key, recipient, template, data)
       values ($1, $1, 'application_received', $2)`,
      [recipient, data],
    )

  for (let attempt = 0; attempt < 5; attempt += 1) {
    await waitIsOver()
    // A run stops at the first batch that finds nobody there; the next one takes the rest.
    expect((await deliver()).sent).toBe(0)
    expect((await deliver()).sent).toBe(0)
  }
  expect(await deliver(), 'nothing is due before its next attempt').toEqual({ sent: 0, failed: 0 })

  mailServer = await startMailServer({ directory: folder, smtpPort: backend.smtpPort })
  await waitIsOver()
  const rounds = await Promise.all([deliver(), deliver(), deliver()])
  expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(recipients.length)
  await waitIsOver()
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })

  const response = await fetch(`${mailServer.url}/api/email`)
  const received = (await response.json()) as { to: { address: string }[] }[]
  const reached = received.flatMap(({ to }) => to.map(({ address }) => address))
  expect(reached.toSorted()).toEqual(recipients.toSorted())
  log.mockRestore()
})
