import { createClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCodeOf } from '../../supabase/local/auth/totp.ts'
import { type RunningBackend, startBackend } from '../../supabase/local/server.ts'
import { beginDevice, codeOf } from '@tests/support/authenticator'
import { newPassword } from '@tests/support/backend'

describe('a code', () => {
  // The first test vector of RFC 6238, of which an app shows the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  test('is the one that the standard says', () => {
    expect(isCodeOf(secret, '287082', 59_000)).toBe(true)
    expect(isCodeOf(secret, '287083', 59_000)).toBe(false)
  })

  test('is good one step of half a minute early and late, and no longer', () => {
    const code = new TOTP({ secret }).generate({ timestamp: 300_000 })
    const good = [269_000, 270_000, 300_000, 329_999, 359_999, 360_000]
    expect(good.map((now) => isCodeOf(secret, code, now))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
  })
})

describe('on a backend whose clock can be set', () => {
  let backend: RunningBackend
  beforeAll(async () => {
    backend = await startBackend({ schedule: false })
  })
  afterAll(() => backend.close())

  async function newCaller() {
    const client = createClient(backend.url, backend.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const password = newPassword()
    const phone = `+2547${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const { data, error } = await client.auth.signUp({ phone, password })
    if (error || !data.user) throw error ?? new Error('Nobody signed up.')
    return { client, id: data.user.id, phone, password }
  }

  test('a challenge of more than five minutes ago is refused, and gone', async () => {
    const { client } = await newCaller()
    const { id, secret } = await beginDevice(client)
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: id })
    const challengeId = challenge?.id ?? ''
    await backend.database.query(
      `update auth.mfa_challenges set created_at = created_at - interval '301 seconds' where id = $1`,
      [challengeId],
    )
    const answer = () => client.auth.mfa.verify({ factorId: id, challengeId, code: codeOf(secret) })
    expect((await answer()).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
    expect((await answer()).error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  })

  test('a device that was begun and never confirmed gives its name free', async () => {
    const { client } = await newCaller()
    const { id } = await beginDevice(client, 'Phone')
    await backend.database.query(
      `update auth.mfa_factors set created_at = created_at - interval '301 seconds' where id = $1`,
      [id],
    )
    const again = await beginDevice(client, 'Phone')
    expect(again.id).not.toBe(id)
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.all.map((factor) => factor.id)).toEqual([again.id])
  })

  test('a session of more than a day ago asks for a code from a mail before the password changes', async () => {
    const { client, id } = await newCaller()
    const address = `${id}@mail.example`
    await backend.database.query(
      `update auth.users set email = $2, email_confirmed_at = now() where id = $1`,
      [id, address],
    )
    await backend.database.query(
      `update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
      [id],
    )
    const password = newPassword()
    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      code: 'reauthentication_needed',
    })
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect((await client.auth.updateUser({ password, nonce: '000000' })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    })
    const response = await expect
      .poll(async () => {
        const mails = (await (await fetch(`${backend.mailUrl}/api/email`)).json()) as {
          text: string
          to: { address: string }[]
        }[]
        return mails.find(({ to }) => to[0]?.address === address)?.text
      })
      .toMatch(/\d{6}/)
      .then(() => fetch(`${backend.mailUrl}/api/email`))
    const mails = (await response.json()) as { text: string; to: { address: string }[] }[]
    const mail = mails.find(({ to }) => to[0]?.address === address)
    const nonce = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await client.auth.updateUser({ password, nonce })).error).toBeNull()
    expect((await client.auth.updateUser({ password: newPassword(), nonce })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    })
  })

  test('sessions keep the device and the address that they were last used from', async () => {
    const { client, id, phone, password } = await newCaller()
    const device = createClient(backend.url, backend.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'user-agent': 'Tablet/1.0' } },
    })
    await device.auth.signInWithPassword({ phone, password })
    const { rows } = await backend.database.query(
      `select user_agent, host(ip) as ip, aal from auth.sessions where user_id = $1 order by created_at`,
      [id],
    )
    expect(rows).toMatchObject([
      { ip: '127.0.0.1', aal: 'aal1' },
      { user_agent: 'Tablet/1.0', ip: '127.0.0.1', aal: 'aal1' },
    ])
    expect((await client.auth.getUser()).error).toBeNull()
  })
})
