import { describe, expect, test } from 'vitest'
import { decodeJwt } from 'jose'
import {
  connect,
  follow,
  isHosted,
  linkIn,
  mailTo,
  mailsTo,
  newAddress,
  newPassword,
  newPerson,
  target,
} from '@tests/support/backend'

/** Mails of a hosted project go to real mailboxes, which no test can open. */
describe.runIf(!isHosted())('with mail', () => {
  test('B-5.7 whoever signs up confirms by the mail that is really sent', async () => {
    const client = connect()
    const [email, password] = [newAddress(), newPassword()]
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: {
        data: { first_name: 'Ada' },
        emailRedirectTo: `${target().url}/auth-callback`,
      },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ada' })

    const early = await client.auth.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 })

    const mail = await mailTo(email)
    expect(mail.subject).toBe('Confirm your email address')
    expect(mail.html).toContain('Confirm and continue')
    const { address, brings } = await follow(linkIn(mail))
    expect(address).toBe(`${target().url}/auth-callback`)
    expect(brings.get('type')).toBe('signup')

    const access_token = brings.get('access_token') ?? ''
    const refresh_token = brings.get('refresh_token') ?? ''
    const session = await client.auth.setSession({ access_token, refresh_token })
    expect(session.data.user).toMatchObject({ email, user_metadata: { email_verified: true } })
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('a link works once and says so when it is followed again', async () => {
    const client = connect()
    const email = newAddress()
    await client.auth.signUp({ email, password: newPassword() })
    const link = linkIn(await mailTo(email))
    expect((await follow(link)).brings.has('access_token')).toBe(true)
    const { brings } = await follow(link)
    expect(brings.get('error_code')).toBe('otp_expired')
    expect(brings.has('access_token')).toBe(false)
  })

  test('a link never leads to a foreign address', async () => {
    const client = connect()
    const email = newAddress()
    const options = { emailRedirectTo: 'https://evil.example/steal' }
    await client.auth.signUp({ email, password: newPassword(), options })
    const { address } = await follow(linkIn(await mailTo(email)))
    expect(new URL(address).host).toBe(new URL(target().url).host)
  })

  test('the code in the mail does what the link does', async () => {
    const client = connect()
    const email = newAddress()
    await client.auth.signUp({ email, password: newPassword() })
    const token = /\b\d{6}\b/.exec((await mailTo(email)).text)?.[0] ?? ''
    const wrong = await client.auth.verifyOtp({ email, token: '000000', type: 'signup' })
    expect(wrong.error).toMatchObject({ code: 'otp_expired' })
    const { data } = await client.auth.verifyOtp({ email, token, type: 'signup' })
    expect(data.user?.email).toBe(email)
  })

  test('an address that has an account is not given away', async () => {
    const { email } = await newPerson()
    const before = (await mailsTo(email)).length
    const { data, error } = await connect().auth.signUp({ email, password: newPassword() })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, identities: [] })
    expect(await mailsTo(email)).toHaveLength(before)
  })

  test('asking for another mail tells nothing either', async () => {
    const { email } = await newPerson()
    for (const each of [email, newAddress()]) {
      const { error } = await connect().auth.resend({ type: 'signup', email: each })
      expect(error).toBeNull()
      const recovery = await connect().auth.resetPasswordForEmail(each)
      expect(recovery.error).toBeNull()
    }
  })

  test('a confirmation that got lost is sent again', async () => {
    const client = connect()
    const [email, password] = [newAddress(), newPassword()]
    await client.auth.signUp({ email, password })
    const first = linkIn(await mailTo(email))
    const hasty = await client.auth.resend({ type: 'signup', email })
    expect(hasty.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 })

    await expect
      .poll(async () => (await client.auth.resend({ type: 'signup', email })).error, {
        timeout: 5_000,
      })
      .toBeNull()
    const second = linkIn(await mailTo(email, 2))
    expect((await follow(first)).brings.get('error_code')).toBe('otp_expired')
    expect((await follow(second)).brings.has('access_token')).toBe(true)
  })

  test('a forgotten password is replaced by way of the mail', async () => {
    const { email, password } = await newPerson()
    const client = connect()
    const redirectTo = `${target().url}/reset-password`
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
    const mail = await mailTo(email, 2)
    expect(mail.subject).toBe('Choose a new password')
    const { address, brings } = await follow(linkIn(mail))
    expect(address).toBe(redirectTo)
    expect(brings.get('type')).toBe('recovery')

    const access_token = brings.get('access_token') ?? ''
    await client.auth.setSession({ access_token, refresh_token: brings.get('refresh_token') ?? '' })
    const changed = newPassword()
    expect((await client.auth.updateUser({ password: changed })).error).toBeNull()
    const old = await connect().auth.signInWithPassword({ email, password })
    expect(old.error).toMatchObject({ code: 'invalid_credentials' })
    const renewed = await connect().auth.signInWithPassword({ email, password: changed })
    expect(renewed.error).toBeNull()
  })

  test('recovery of an unknown address says nothing and sends nothing', async () => {
    const email = newAddress()
    expect((await connect().auth.resetPasswordForEmail(email)).error).toBeNull()
    expect(await mailsTo(email)).toEqual([])
  })

  test('B-5.7 a link by mail signs in', async () => {
    const { email, id } = await newPerson()
    const { error } = await connect().auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false },
    })
    expect(error).toBeNull()
    const { brings } = await follow(linkIn(await mailTo(email, 2)))
    expect(decodeJwt(brings.get('access_token') ?? '').sub).toBe(id)
  })

  test.each(['old', 'new'])(
    'a new address counts once both have agreed, the %s one first',
    async (first) => {
      const { client, email } = await newPerson()
      const changed = newAddress()
      const { data, error } = await client.auth.updateUser({ email: changed })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ email, new_email: changed })
      const toOld = linkIn(await mailTo(email, 2))
      const toNew = linkIn(await mailTo(changed))
      const [one, other] = first === 'old' ? [toOld, toNew] : [toNew, toOld]

      const halfway = await follow(one)
      expect(halfway.brings.get('message')).toContain('proceed to confirm')
      expect(halfway.brings.has('access_token')).toBe(false)
      expect((await client.auth.getUser()).data.user?.email).toBe(email)
      expect((await follow(one)).brings.get('error_code')).toBe('otp_expired')

      expect((await follow(other)).brings.has('access_token')).toBe(true)
      expect((await client.auth.getUser()).data.user?.email).toBe(changed)
      expect((await mailTo(email, 3)).subject).toBe('Your email address was changed')
    },
  )

  test('a new address takes the codes of the two mails as well', async () => {
    const { client, email } = await newPerson()
    const changed = newAddress()
    await client.auth.updateUser({ email: changed })
    const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const toOld = codeIn((await mailTo(email, 2)).text)
    const toNew = codeIn((await mailTo(changed)).text)
    const verify = (address: string, token: string) =>
      connect().auth.verifyOtp({ email: address, token, type: 'email_change' })
    expect((await verify(changed, toOld)).error).toMatchObject({ code: 'otp_expired' })
    const halfway = await verify(changed, toNew)
    expect(halfway.error).toBeNull()
    expect(halfway.data.session).toBeNull()
    const whole = await verify(email, toOld)
    expect(whole.error).toBeNull()
    expect(whole.data.user?.email).toBe(changed)
  })

  test('a new password signs out every other device, and is told by mail', async () => {
    const { client, email, password } = await newPerson()
    const other = connect()
    await other.auth.signInWithPassword({ email, password })
    expect((await client.auth.updateUser({ password: newPassword() })).error).toBeNull()
    expect((await other.auth.refreshSession()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await mailTo(email, 2)).subject).toBe('Your password was changed')
  })
})

test('B-5.7 a weak password is refused with its reasons', async () => {
  const { error } = await connect().auth.signUp({ email: newAddress(), password: 'short' })
  expect(error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] })
})

test('B-5.7 a wrong password and an unknown address get the same answer', async () => {
  const { email } = await newPerson()
  const wrong = await connect().auth.signInWithPassword({ email, password: newPassword() })
  const nobody = await connect().auth.signInWithPassword({
    email: newAddress(),
    password: newPassword(),
  })
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 })
  expect(nobody.error).toEqual(wrong.error)
})

test('B-5.7 a phone number and a password sign up and in', async () => {
  const phone = `+2547${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  const password = newPassword()
  const up = await connect().auth.signUp({
    phone,
    password,
    options: { data: { first_name: 'Ada' } },
  })
  expect(up.error).toBeNull()
  expect(up.data.user).toMatchObject({
    phone: phone.slice(1),
    user_metadata: { first_name: 'Ada' },
  })

  const client = connect()
  const wrong = await client.auth.signInWithPassword({ phone, password: newPassword() })
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials' })
  expect((await client.auth.signInWithPassword({ phone, password })).error).toBeNull()
  const { data, error } = await client.auth.refreshSession()
  expect(error).toBeNull()
  const profile = { id: data.user?.id ?? '', email: '', first_name: 'Ada' }
  expect((await client.from('profiles').insert(profile)).error).toBeNull()
  const again = await connect().auth.signUp({ phone, password })
  expect(again.error).toMatchObject({ code: 'user_already_exists' })
})

test('B-5.2 a session is refreshed, and the tokens are new ones', async () => {
  const { client, session, id } = await newPerson()
  const { data, error } = await client.auth.refreshSession()
  expect(error).toBeNull()
  expect(data.user?.id).toBe(id)
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  const invented = await client.auth.refreshSession({ refresh_token: 'invented' })
  expect(invented.error?.status).toBe(400)
})

test('B-5.5 signing out ends the session for good', async () => {
  const { client, session } = await newPerson()
  expect((await client.auth.signOut()).error).toBeNull()
  const refreshed = await connect().auth.refreshSession(session)
  expect(refreshed.error).not.toBeNull()
  const user = await connect().auth.getUser(session.access_token)
  expect(user.error?.name).toBe('AuthSessionMissingError')
})

test('a token says who somebody is and how they signed in', async () => {
  const { session, id, email } = await newPerson({ first_name: 'Ada' })
  expect(decodeJwt(session.access_token)).toMatchObject({
    sub: id,
    email,
    role: 'authenticated',
    aud: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Ada' },
    is_anonymous: false,
    session_id: expect.any(String),
    iss: expect.stringContaining('/auth/v1'),
  })
})

test('metadata that a person changes is theirs alone, and no role', async () => {
  const { client } = await newPerson()
  await client.auth.updateUser({ data: { theme: 'dark', role: 'service_role' } })
  const { data } = await client.auth.refreshSession()
  const claims = decodeJwt(data.session?.access_token ?? '')
  expect(claims).toMatchObject({ role: 'authenticated', user_metadata: { theme: 'dark' } })
})
