import type { User } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  connect,
  follow,
  isHosted,
  linkIn,
  mailTo,
  newAddress,
  newPassword,
  newStaff,
} from '@tests/support/backend'
import { termsVersion } from '@/config/terms'

/** Somebody has begun an account with the address of somebody else, and knows its password. */
async function begun() {
  const stranger = { email: newAddress(), password: newPassword() }
  const { data, error } = await connect().auth.signUp(stranger)
  if (error) throw error
  return { stranger, account: data.user }
}

/** The owner of the address signs in by a mail. */
async function arrive(email: string, mails: number) {
  const client = connect()
  const { error } = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (error) throw error
  const token = /\b\d{6}\b/.exec((await mailTo(email, mails)).text)?.[0] ?? ''
  const { data, error: refused } = await client.auth.verifyOtp({ email, token, type: 'email' })
  if (refused || !data.session) throw new Error('The code was not taken.', { cause: refused })
  await client.rpc('accept_terms', { version: termsVersion }).throwOnError()
  return { client, session: data.session }
}

const knocks = async (who: { email: string; password: string }) =>
  (await connect().auth.signInWithPassword(who)).error?.code ?? 'came in'

async function inviteByMail(email: string): Promise<string> {
  const admin = await newStaff('admin')
  await admin.client.rpc('invite_staff', { email, role: 'manager' }).throwOnError()
  const mail = await mailTo(email, 2)
  return /#invitation=(\w+)/.exec(mail.text)?.[1] ?? ''
}

/** They read mails, which go to real mailboxes on a hosted project. */
describe.skipIf(isHosted())('an account that somebody else has begun', () => {
  test('is closed to them until its owner confirms it, who signs up in vain with another password', async () => {
    const { stranger, account } = await begun()
    expect(await knocks(stranger)).toBe('email_not_confirmed')

    const owner = { email: stranger.email, password: newPassword() }
    const again: User[] = []
    await expect
      .poll(async () => {
        const { data, error } = await connect().auth.signUp(owner)
        if (data.user) again.push(data.user)
        return error
      })
      .toBeNull()
    await follow(linkIn(await mailTo(stranger.email, 2)))
    expect(await knocks(owner)).toBe('invalid_credentials')
    expect(await knocks(stranger)).toBe('came in')
    // By which the page knows that the password is not the one just chosen.
    expect(again.map((user) => Date.parse(user.created_at))).toEqual([
      Date.parse(account?.created_at ?? ''),
    ])
  })

  test('says by the sign-in that confirms it that this was the one', async () => {
    const { stranger } = await begun()
    const { session } = await arrive(stranger.email, 2)
    const { email_confirmed_at: confirmed, last_sign_in_at: signedIn } = session.user
    expect(Math.abs(Date.parse(confirmed ?? '') - Date.parse(signedIn ?? ''))).toBeLessThan(5_000)
    expect(decodeJwt(session.access_token)).toMatchObject({ amr: [{ method: 'otp' }] })
  })

  test('is theirs no more once its owner has joined the staff', async () => {
    const { stranger } = await begun()
    const token = await inviteByMail(stranger.email)
    const { client } = await arrive(stranger.email, 3)
    const theirs = connect()
    expect((await theirs.auth.signInWithPassword(stranger)).error).toBeNull()

    const joined = await client.rpc('accept_staff_invitation', { token })
    expect(joined.data).toBe('manager')
    expect(await knocks(stranger)).toBe('invalid_credentials')
    expect((await theirs.auth.refreshSession()).error).not.toBeNull()
    const { data } = await client.from('staff_members').select('role')
    expect(data, 'the owner goes on').toEqual([{ role: 'manager' }])
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  test('is refused to the stranger, who has no invitation', async () => {
    const { stranger } = await begun()
    await inviteByMail(stranger.email)
    await arrive(stranger.email, 3)
    const theirs = connect()
    await theirs.auth.signInWithPassword(stranger)
    const { error } = await theirs.rpc('accept_staff_invitation', { token: 'a'.repeat(64) })
    expect(error?.hint).toBe('invitation_unknown')
  })

  test('stays open to an owner who has signed in with its password', async () => {
    const { stranger: owner } = await begun()
    const token = await inviteByMail(owner.email)
    await arrive(owner.email, 3)
    const client = connect()
    await client.auth.signInWithPassword(owner)
    expect((await client.rpc('accept_staff_invitation', { token })).data).toBe('manager')
    expect(await knocks(owner)).toBe('came in')
  })
})
