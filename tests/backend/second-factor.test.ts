import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  type Client,
  connect,
  isHosted,
  mailTo,
  newPassword,
  newPerson,
  target,
} from '@tests/support/backend'
import { addDevice, beginDevice, codeOf, type Device } from '@tests/support/authenticator'

const claimsOf = async (client: Client) => {
  const { data } = await client.auth.getSession()
  return decodeJwt(data.session?.access_token ?? '')
}

const levelOf = async (client: Client) => {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  return data
}

const prove = (client: Client, { id, secret }: Device, step: 0 | 1 = 1) =>
  client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, step) })

async function signInAgain({ email, password }: { email: string; password: string }) {
  const client = connect()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

describe('a second factor', () => {
  test('is begun with a picture, a secret and an address, and counts for nothing yet', async () => {
    const { client, email } = await newPerson()
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Fourfold',
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<(\?xml|svg)/)
    expect(data?.totp.uri).toContain(`secret=${data?.totp.secret}`)
    expect(decodeURIComponent(data?.totp.uri ?? '')).toContain(email)
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

    const { data: factors } = await client.auth.mfa.listFactors()
    expect(factors?.totp).toEqual([])
    expect(factors?.all).toMatchObject([{ friendly_name: 'Phone', status: 'unverified' }])
    expect(JSON.stringify(factors)).not.toContain(data?.totp.secret)
  })

  test('counts once a code of it was given, raises the session, and stays through a refresh', async () => {
    const { client } = await newPerson()
    const device = await addDevice(client)
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
    const { data: factors } = await client.auth.mfa.listFactors()
    expect(factors?.totp).toMatchObject([{ id: device.id, status: 'verified' }])
  })

  test('a refresh says how one signed in, and does not turn it into a password', async () => {
    const { client } = await newPerson()
    const before = await claimsOf(client)
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await claimsOf(client))['amr']).toEqual(before['amr'])
  })

  test('is asked for at the next sign-in', async () => {
    const person = await newPerson()
    const device = await addDevice(person.client)
    const client = await signInAgain(person)
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect((await prove(client, device)).error).toBeNull()
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  })

  test('ends the sessions that have not given it', async () => {
    const person = await newPerson()
    const other = await signInAgain(person)
    await addDevice(person.client)
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await other.auth.refreshSession()).error).not.toBeNull()
    expect((await person.client.auth.getUser()).error).toBeNull()
  })

  test('a refresh token from before does not bring a raised session', async () => {
    const person = await newPerson()
    const { refresh_token } = person.session
    await addDevice(person.client)
    const { data, error } = await connect().auth.refreshSession({ refresh_token })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ status: 400 })
  })

  test('refuses a code of a minute and a half ago', async () => {
    const { client } = await newPerson()
    const { id, secret } = await beginDevice(client)
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: codeOf(secret, -3),
    })
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  test.each(['000000', '12345', '1234567', 'abcdef', "' or 1=1"])(
    'refuses %s as a code',
    async (code) => {
      const { client } = await newPerson()
      const { id, secret } = await beginDevice(client)
      const wrong = code === codeOf(secret) ? '111111' : code
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: wrong })
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
      expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1' })
    },
  )

  test('a challenge is answered once', async () => {
    const { client } = await newPerson()
    const { id, secret } = await beginDevice(client)
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: id })
    const answer = { factorId: id, challengeId: challenge?.id ?? '' }
    expect((await client.auth.mfa.verify({ ...answer, code: codeOf(secret) })).error).toBeNull()
    const again = await client.auth.mfa.verify({ ...answer, code: codeOf(secret, 1) })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
  })

  test('a challenge of one factor is not answered by another', async () => {
    const { client } = await newPerson()
    const first = await addDevice(client, 'Phone')
    const second = await beginDevice(client, 'Tablet')
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: first.id })
    const { error } = await client.auth.mfa.verify({
      factorId: second.id,
      challengeId: challenge?.id ?? '',
      code: codeOf(second.secret),
    })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  })

  test('of somebody else is not there', async () => {
    const device = await addDevice((await newPerson()).client)
    const { client } = await newPerson()
    const refused = { status: 404, code: 'mfa_factor_not_found' }
    expect((await prove(client, device)).error).toMatchObject(refused)
    expect((await client.auth.mfa.unenroll({ factorId: device.id })).error).toMatchObject(refused)
    expect((await client.auth.mfa.unenroll({ factorId: "x' or true --" })).error).toMatchObject({
      status: 404,
    })
  })

  test('asks for a session', async () => {
    const { error } = await connect().auth.mfa.enroll({ factorType: 'totp' })
    expect([401, 403]).toContain(error?.status)
  })

  test('has a name of its own, and there are ten at most', async () => {
    const { client } = await newPerson()
    for (let count = 1; count <= 10; count++) await beginDevice(client, `Device ${count}`)
    const enrol = (friendlyName: string) =>
      client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
    expect((await enrol('Device 1')).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    })
    expect((await enrol('Device 11')).error).toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    })
  })

  test('the next one, and the removal of one, need the first', async () => {
    const person = await newPerson()
    const device = await addDevice(person.client)
    const client = await signInAgain(person)
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })
    expect(enrolled.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    const removed = await client.auth.mfa.unenroll({ factorId: device.id })
    expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' })

    expect((await prove(client, device)).error).toBeNull()
    expect((await client.auth.mfa.unenroll({ factorId: device.id })).error).toBeNull()
    await client.auth.refreshSession()
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    expect(await claimsOf(client)).toMatchObject({ amr: [{ method: 'password' }] })
  })

  test('stands before a new password and a new address', async () => {
    const person = await newPerson()
    const device = await addDevice(person.client)
    const client = await signInAgain(person)
    const refused = { status: 401, code: 'insufficient_aal' }
    const password = newPassword()
    expect((await client.auth.updateUser({ password })).error).toMatchObject(refused)
    expect((await client.auth.updateUser({ email: `x${person.email}` })).error).toMatchObject(
      refused,
    )
    expect((await prove(client, device)).error).toBeNull()
    expect((await client.auth.updateUser({ password })).error).toBeNull()
  })
})

/** Hosted projects take a code again while it is shown, limit by address, and send their mails to real mailboxes. */
describe.skipIf(isHosted())('a second factor on the embedded backend', () => {
  test('is not gone around by another spelling of an address', async () => {
    const person = await newPerson()
    await addDevice(person.client)
    const client = await signInAgain(person)
    const { data } = await client.auth.getSession()
    for (const path of ['/auth/v1/%75ser', '/auth/v1/use%72', '/%61uth/v1/user']) {
      const { ok } = await fetch(`${target().url}${path}`, {
        method: 'PUT',
        headers: {
          apikey: target().anonKey,
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ password: newPassword() }),
      })
      expect(ok, path).toBe(false)
    }
    expect((await connect().auth.signInWithPassword(person)).error).toBeNull()
  })

  test('takes no code twice, not even two answers at once', async () => {
    const person = await newPerson()
    const device = await beginDevice(person.client)
    const code = codeOf(device.secret)
    const answer = (client: Client) =>
      client.auth.mfa.challengeAndVerify({ factorId: device.id, code })
    const both = await Promise.all([answer(person.client), answer(person.client)])
    expect(both.filter(({ error }) => error === null)).toHaveLength(1)

    const client = await signInAgain(person)
    expect((await answer(client)).error).toMatchObject({ code: 'mfa_verification_failed' })
    expect((await prove(client, device, 1)).error).toBeNull()
  })

  test('stops whoever guesses', async () => {
    const { client } = await newPerson()
    const { id } = await beginDevice(client)
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 12; count++) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: 'wrong' })
      codes.push(error?.code)
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('mfa_verification_failed'))
    expect(codes.at(-1)).toBe('over_request_rate_limit')
  })

  test('tells by mail that it was added, and that it was removed', async () => {
    const { client, email } = await newPerson()
    const { id } = await addDevice(client)
    expect((await mailTo(email, 2)).subject).toBe('A device for your second step was added')
    await client.auth.mfa.unenroll({ factorId: id })
    const mail = await mailTo(email, 3)
    expect(mail.subject).toBe('A device for your second step was removed')
    expect(mail.html).toContain(email)
  })
})
