import type { JWTPayload } from 'jose'
import { decodeJwt } from 'jose'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import {
  connect,
  follow,
  linkIn,
  mailsTo,
  mailTo,
  newAddress,
  newPassword,
  newPerson,
} from '@tests/support/backend'
import { idToken, newNonce, now, type StandIn } from '@tests/support/directory-tokens'

/** Its key is there to sign with; that of a real directory is not. */
const directory = inject('directory')

describe.runIf(directory)('a session for a token of the directory', () => {
  const trusted = directory as StandIn
  const signed = (claims: JWTPayload) => idToken(trusted, claims)

  /** Signs in with a token that carries the hash of a nonce, and says which nonce it was. */
  async function arrive(claims: JWTPayload, client = connect()) {
    const nonce = newNonce()
    const token = await signed({ nonce: nonce.hashed, ...claims })
    const answer = await client.auth.signInWithIdToken({
      provider: 'azure',
      token,
      nonce: nonce.raw,
    })
    return { ...answer, token, nonce: nonce.raw, client }
  }

  const somebody = () => ({ sub: randomUUID(), email: newAddress(), xms_edov: true })

  test('B-6.3 makes an account for who is new, and finds it again', async () => {
    const who = { ...somebody(), given_name: 'Nia', tid: 'tenant' }
    const first = await arrive(who)
    expect(first.error).toBeNull()
    expect(first.data.user).toMatchObject({
      email: who.email,
      app_metadata: { provider: 'azure', providers: ['azure'] },
      user_metadata: {
        full_name: 'Nia Were',
        email_verified: true,
        custom_claims: { given_name: 'Nia', tid: 'tenant' },
      },
    })
    expect(decodeJwt(first.data.session?.access_token ?? '')).toMatchObject({
      role: 'authenticated',
      amr: [{ method: 'oauth' }],
    })
    const again = await arrive(who)
    expect(again.data.user?.id).toBe(first.data.user?.id)
    expect((await again.client.auth.refreshSession()).error).toBeNull()
  })

  test('B-6.3 row-level security knows who came by the directory', async () => {
    const { client, data } = await arrive(somebody())
    const own = { id: data.user?.id ?? '', email: data.user?.email ?? '', first_name: 'Nia' }
    expect((await client.from('profiles').insert(own)).error).toBeNull()
    const foreign = { ...own, id: randomUUID() }
    expect((await client.from('profiles').insert(foreign)).error).toMatchObject({ code: '42501' })
  })

  test('B-6.3 an account with the same address is used when both sides have confirmed it', async () => {
    const person = await newPerson({ first_name: 'Ada' })
    const { data, error } = await arrive({ ...somebody(), email: person.email.toUpperCase() })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: person.id,
      app_metadata: { provider: 'email', providers: ['email', 'azure'] },
      user_metadata: { first_name: 'Ada', full_name: 'Nia Were' },
    })
    // The other way in still works.
    expect((await connect().auth.signInWithPassword(person)).error).toBeNull()
  })

  test.each([
    ['says that nobody has confirmed it', { xms_edov: false }],
    ['says nothing of that', { xms_edov: undefined }],
    ['says it in a claim of its own', { xms_edov: undefined, email_verified: true }],
  ])('an account is not opened by its address alone: the directory %s', async (_, claims) => {
    const person = await newPerson()
    const before = (await mailsTo(person.email)).length
    const { data, error } = await arrive({ ...somebody(), email: person.email, ...claims })
    expect(error).toMatchObject({ code: 'provider_email_needs_verification', status: 422 })
    expect(data.session).toBeNull()
    expect((await person.client.auth.getUser()).data.user?.app_metadata).toMatchObject({
      providers: ['email'],
    })
    expect(await mailsTo(person.email)).toHaveLength(before)
  })

  test('a free address that nobody has confirmed is confirmed by mail first', async () => {
    const who = { ...somebody(), xms_edov: false }
    const early = await arrive(who)
    expect(early.error).toMatchObject({ code: 'provider_email_needs_verification' })
    await follow(linkIn(await mailTo(who.email)))
    const { data, error } = await arrive(who)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: who.email, app_metadata: { provider: 'azure' } })
  })

  test('nobody can set up an account beforehand for somebody else to step into', async () => {
    const [who, password] = [somebody(), newPassword()]
    const stranger = { email: who.email, password }
    await connect().auth.signUp({ ...stranger, options: { data: { first_name: 'Mallory' } } })
    const { data, error } = await arrive(who)
    expect(error).toBeNull()
    expect(data.user?.user_metadata).not.toHaveProperty('first_name')
    expect(data.user?.app_metadata).toMatchObject({ providers: ['azure'] })
    const back = await connect().auth.signInWithPassword(stranger)
    expect(back.error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('what a token says of roles makes nobody staff', async () => {
    const { data, client } = await arrive({
      ...somebody(),
      role: 'service_role',
      roles: ['admin'],
      app_metadata: { staff_role: 'admin' },
      user_metadata: { role: 'admin' },
    })
    const claims = decodeJwt(data.session?.access_token ?? '')
    expect(claims).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'azure' } })
    expect(claims['app_metadata']).not.toHaveProperty('staff_role')
    expect((await client.from('staff_members').select('role')).data).toEqual([])
    const id = data.user?.id ?? ''
    const grant = await client.rpc('grant_staff_role', { user_id: id, role: 'admin' })
    expect(grant.error).not.toBeNull()
  })

  test.each<[string, JWTPayload]>([
    ['of another tenant', { iss: 'https://login.microsoftonline.com/other/v2.0' }],
    ['of the same name on another host', { iss: 'https://evil.example/v2.0' }],
    ['without issuer', { iss: undefined }],
    ['for another app', { aud: randomUUID() }],
    ['for no app', { aud: undefined }],
    ['that has expired', { iat: now() - 7200, exp: now() - 3600 }],
    ['that does not expire', { exp: undefined }],
    ['from a clock an hour ahead', { iat: now() + 3600, nbf: now() + 3600, exp: now() + 7200 }],
    ['of nobody', { sub: undefined }],
    ['with the nonce of another sign-in', { nonce: newNonce().hashed }],
    ['with the nonce as it was kept', { nonce: 'not-hashed' }],
    ['without nonce', { nonce: undefined }],
  ])('a token %s is refused', async (_, claims) => {
    const { data, error } = await arrive({ ...somebody(), ...claims })
    expect(error).toMatchObject({ status: 400 })
    expect(data.session).toBeNull()
  })

  test('a clock that is half a minute off does no harm', async () => {
    const late = await arrive({ ...somebody(), exp: now() - 30 })
    const early = await arrive({ ...somebody(), nbf: now() + 30 })
    expect([late.error, early.error]).toEqual([null, null])
  })

  test('a token signed by somebody else, or by nobody, is refused', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const foreign = { ...privateKey.export({ format: 'jwk' }), kid: trusted.key.kid }
    const { raw, hashed } = newNonce()
    const claims = { ...somebody(), nonce: hashed }
    const good = await signed(claims)
    const [, payload = ''] = good.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const [header = '', , signature = ''] = (await signed(somebody())).split('.')
    for (const token of [
      await idToken(trusted, claims, foreign),
      `${none}.${payload}.`,
      `${header}.${payload}.${signature}`,
      good.slice(0, -8),
      'nonsense',
    ]) {
      const { error } = await connect().auth.signInWithIdToken({
        provider: 'azure',
        token,
        nonce: raw,
      })
      expect(error).toMatchObject({ status: 400 })
    }
  })

  test('a token that somebody else has seen is worth nothing without the nonce that stayed at home', async () => {
    const { token } = await arrive(somebody())
    for (const nonce of [undefined, '', newNonce().raw, String(decodeJwt(token)['nonce'])]) {
      const replayed = await connect().auth.signInWithIdToken({ provider: 'azure', token, nonce })
      expect(replayed.error).toMatchObject({ status: 400 })
    }
  })

  test('a provider that is not set up is refused', async () => {
    const token = await signed(somebody())
    const { error } = await connect().auth.signInWithIdToken({ provider: 'google', token })
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 })
  })
})
