import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Programme, startProgramme } from '../support/programme.ts'

let programme: Programme
beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

type Received = { id: string; subject: string; text: string; to: { address: string }[] }

async function mailsTo(person: string): Promise<Received[]> {
  const response = await fetch(`${programme.backend.mailUrl}/api/email`)
  const all = (await response.json()) as Received[]
  return all.filter(({ to }) => to.some(({ address }) => address === `${person}@example.test`))
}

/** What the schedule does once the hour of the digest has come. */
async function morning(): Promise<number> {
  const { backend, sql, as } = programme
  await sql('update private.digest_items set due_at = now()')
  const { data } = await as.service.rpc('queue_digests').throwOnError()
  const response = await fetch(`${backend.url}/functions/v1/deliver-mail`, {
    method: 'POST',
    headers: { 'x-function-secret': backend.functionSecret, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(200)
  return data
}

async function say(application: string, body: string): Promise<void> {
  await programme.as.manager
    .from('application_comments')
    .insert({ application_id: application, audience: 'applicant', body })
    .throwOnError()
}

test('somebody chooses one mail a day, gets it, and stops it from the mail without signing in', async () => {
  const { as } = programme
  const application = await programme.application('in_review')
  const chosen = await as.applicant
    .rpc('set_notification_preference', { kind: 'comment_for_applicant', email: 'daily_digest' })
    .throwOnError()
  expect(chosen.data).toMatchObject({ in_app: true, email: 'daily_digest' })

  await say(application, 'Could you send the newest figures?')
  await say(application, 'And the names of your board?')
  expect(await mailsTo('applicant')).toEqual([])

  expect(await morning()).toBe(1)
  expect(await morning()).toBe(0)
  const [mail, ...others] = await mailsTo('applicant')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 things you have not read at Fourfold')
  expect(mail?.text).toContain('Could you send the newest figures?')
  expect(mail?.text).toContain(`/dashboard/applications/${application}`)

  const source = await fetch(`${programme.backend.mailUrl}/api/email/${mail?.id}/source`)
  // A long header goes on in the next line, which begins with a space.
  const headers = (await source.text()).replaceAll(/\r?\n[ \t]+/g, ' ')
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  const address = /^List-Unsubscribe: <(\S+)>/m.exec(headers)?.[1] ?? ''

  const held = async () => {
    const { data } = await as.applicant.rpc('my_notification_preferences').throwOnError()
    return data.find(({ kind }) => kind === 'comment_for_applicant')?.email
  }
  const followed = await fetch(address, { redirect: 'manual' })
  expect(followed.status).toBe(303)
  expect(followed.headers.get('location')).toMatch(/\/contact\?digest=leave#/)
  expect(await held()).toBe('daily_digest')

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const clicked = await fetch(address, { method: 'POST', body })
  expect(await clicked.json()).toEqual({ outcome: 'left' })
  expect(await held()).toBe('off')

  const token = new URL(address).searchParams.get('leave') ?? ''
  const pressed = await as.visitor.functions.invoke('digest', { body: { token } })
  expect(pressed.data).toEqual({ outcome: 'already' })
  const forged = await as.visitor.functions.invoke('digest', { body: { token: `${token}x` } })
  expect(forged.data).toEqual({ outcome: 'unknown' })
})
