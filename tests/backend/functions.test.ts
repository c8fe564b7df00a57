import { beforeAll, describe, expect, test } from 'vitest'
import type { FunctionsHttpError } from '@supabase/supabase-js'
import {
  type Client,
  connect,
  isHosted,
  mailTo,
  mailsTo,
  newCall,
  newDraft,
  newPerson,
  newStaff,
  newUpload,
  type Person,
  service,
  target,
} from '@tests/support/backend'

let ada: Person
beforeAll(async () => {
  ada = await newPerson()
})

const signIn = (userId: string) => ({
  type: 'user_action',
  title: 'Welcome Back to Fourfold!',
  message: 'You have signed in. Your account is secure and ready.',
  userId,
  metadata: {
    action: 'login_success',
    timestamp: new Date().toISOString(),
    userAgent: 'Mozilla/5.0',
    loginMethod: 'email',
  },
})

/** The status and the body of a refusal, as the app reads them. */
async function refused(client: Client, name: string, body: object) {
  const { data, error } = await client.functions.invoke(name, { body: body as never })
  expect(data).toBeNull()
  const response = (error as FunctionsHttpError).context as Response
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('B-5.4 whoever is signed in is welcomed in the app', async () => {
  const { data, error } = await ada.client.functions.invoke('send-admin-notification', {
    body: signIn(ada.id),
  })
  expect(error).toBeNull()
  expect(data).toEqual({ accepted: true })
  const notifications = await ada.client.from('notifications').select('title')
  expect(notifications.data).toEqual([{ title: 'Welcome Back to Fourfold!' }])
})

describe('B-9.2 refusals', () => {
  test('a visitor is asked to sign in', async () => {
    const answer = await refused(connect(), 'send-admin-notification', signIn(ada.id))
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  test('so is whoever comes without a token, or with one that is not good', async () => {
    const [head, claims] = ada.session.access_token.split('.')
    const forged = `${head}.${claims}.${btoa('no signature').replaceAll('=', '')}`
    for (const token of [null, 'nonsense', forged]) {
      const response = await fetch(`${target().url}/functions/v1/send-admin-notification`, {
        method: 'POST',
        body: JSON.stringify(signIn(ada.id)),
        headers: {
          apikey: target().anonKey,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'not-signed-in' })
    }
  })

  test('what is wrong is named by its field', async () => {
    const answer = await refused(ada.client, 'send-admin-notification', { type: 'user_action' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    expect(Object.keys(answer.body['fields'] as object)).toContain('metadata')
  })

  test('the schedule’s function takes its secret and nothing else', async () => {
    for (const key of [target().anonKey, target().serviceRoleKey]) {
      const answer = await refused(connect(key), 'deliver-mail', {})
      expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    }
  })

  test('a function that is not there is not found', async () => {
    expect((await refused(ada.client, 'no-such-function', {})).status).toBe(404)
  })

  test('a page of a foreign origin may not call', async () => {
    const response = await fetch(`${target().url}/functions/v1/send-admin-notification`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(response.headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
  })
})

test('an upload is looked into: what it says it is, it has to be', async () => {
  const draft = await newDraft(ada.client)
  const upload = async (text: string) => {
    const announced = await newUpload(ada.client, draft.id, text.length)
    const file = new Blob([text], { type: 'application/pdf' })
    await ada.client.storage.from('application-files').upload(announced.path, file)
    return announced
  }

  const honest = await upload('%PDF-1.7 a deck %%EOF')
  const kept = await ada.client.functions.invoke('finish-upload', { body: { fileId: honest.id } })
  expect(kept).toMatchObject({ error: null, data: { state: 'stored' } })

  const false_ = await upload('<!doctype html><script>alert(1)</script>')
  const answer = await refused(ada.client, 'finish-upload', { fileId: false_.id })
  expect(answer.body).toMatchObject({ code: 'file-refused' })
  const gone = await ada.client.storage.from('application-files').download(false_.path)
  expect(gone.error).not.toBeNull()
})

test.runIf(!isHosted())('mail leaves the outbox by itself, once for each person', async () => {
  const manager = await newStaff('manager')
  const draft = await newDraft(ada.client, await smallCall())
  await ada.client
    .rpc('submit_application', { application_id: draft.id, version: draft.version })
    .throwOnError()
  for (const { email } of [ada, manager]) {
    // The first is the confirmation of their address.
    const mail = await mailTo(email, 2)
    expect(mail.html).toContain('APP-')
    expect(mail.from).toMatchObject([{ address: 'no-reply@fourfold.example' }])
    expect(await mailsTo(email)).toHaveLength(2)
  }
})

/** A call whose form asks for nothing, so that it can be submitted at once. */
async function smallCall(): Promise<string> {
  const form = await service()
    .from('forms')
    .select('id')
    .eq('applicant_type', 'startup')
    .single()
    .throwOnError()
  const field = { key: 'company_name', type: 'short_text', label: 'Company' }
  const version = await service()
    .from('form_versions')
    .insert({
      form_id: form.data.id,
      number: Math.floor(Math.random() * 1_000_000) + 1000,
      definition: {
        applicant_type: 'startup',
        title: 'Small',
        sections: [{ key: 'company', title: 'Company', fields: [field] }],
      },
      published_at: new Date().toISOString(),
    })
    .select('id')
    .single()
    .throwOnError()
  const call = await newCall()
  await service()
    .from('calls')
    .update({ form_version_id: version.data.id })
    .eq('id', call)
    .throwOnError()
  return call
}
