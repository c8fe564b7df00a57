// @vitest-environment jsdom
import { cleanup, configure, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  connect,
  follow,
  linkIn,
  mailTo,
  newAddress,
  newPassword,
  newPerson,
  isHosted,
  service,
} from '../support/backend'
import { termsVersion } from '@/config/terms'
import { realClient } from '../support/real-app'

/** Parts of the app, imported once its client knows the backend. */
async function loadApp() {
  const supabase = await realClient()
  const { renderWithApp } = await import('../support/render-app')
  const { SessionProbe } = await import('../support/session-probe')
  const { isCurrentPassword } = await import('@/features/account/password/current-password')
  const { askedHere } = await import('@/shared/auth/asked-here')
  return { supabase, renderWithApp, SessionProbe, isCurrentPassword, askedHere }
}

// A server on a busy machine answers later than a mock does.
configure({ asyncUtilTimeout: 10_000 })

let app: Awaited<ReturnType<typeof loadApp>>
beforeAll(async () => {
  app = await loadApp()
})

afterEach(async () => {
  cleanup()
  await app.supabase.auth.signOut({ scope: 'local' })
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

const open = () => app.renderWithApp(createElement(app.SessionProbe))

const welcomesOf = async (id: string) => {
  const { data } = await service()
    .from('notifications')
    .select('title')
    .eq('user_id', id)
    .eq('kind', 'signed_in')
    .throwOnError()
  return data
}

describe.skipIf(isHosted())('the way back from the mail of a sign-up', () => {
  it('B-5.1 B-5.3 B-5.4 ends in a session, a profile and one welcome', async () => {
    const email = newAddress()
    const said = {
      first_name: 'Adaeze',
      last_name: 'Obi',
      role: 'investor',
      company_name: 'North Quay',
      terms_version: termsVersion,
    }
    await connect().auth.signUp({ email, password: newPassword(), options: { data: said } })
    app.askedHere.note()
    const { brings } = await follow(linkIn(await mailTo(email)))
    window.history.replaceState(null, '', `/auth-callback?next=%2Fapply#${brings}`)

    open()

    await screen.findByText(`signed in as ${email}`)
    expect(window.location.hash).toBe('')
    const { data: session } = await app.supabase.auth.getUser()
    const id = session.user?.id ?? ''
    await vi.waitFor(
      async () => {
        const { data } = await service().from('profiles').select().eq('id', id).single()
        expect(data).toMatchObject({ ...said, email, phone: null })
        expect(data?.terms_accepted_at).not.toBeNull()
      },
      { timeout: 5_000 },
    )
    await vi.waitFor(async () => expect(await welcomesOf(id)).toHaveLength(1), { timeout: 15_000 })

    // A reload and a renewed token are no new sign-in.
    cleanup()
    open()
    await app.supabase.auth.refreshSession()
    await screen.findByText('settled')
    expect(await welcomesOf(id)).toEqual([{ title: 'Welcome Back to Fourfold!' }])
  })

  it('B-5.7 takes the code from a mail, of a sign-up as of a sign-in', async () => {
    const email = newAddress()
    const codeIn = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
    await app.supabase.auth.signUp({ email, password: newPassword() })
    const first = codeIn(await mailTo(email))
    expect(
      (await app.supabase.auth.verifyOtp({ email, token: first, type: 'email' })).error,
    ).toBeNull()
    await app.supabase.auth.signOut({ scope: 'local' })

    await vi.waitFor(
      async () => {
        const options = { shouldCreateUser: false }
        const { error } = await app.supabase.auth.signInWithOtp({ email, options })
        expect(error).toBeNull()
      },
      { timeout: 5_000 },
    )
    const second = codeIn(await mailTo(email, 2))
    const verified = await app.supabase.auth.verifyOtp({ email, token: second, type: 'email' })
    expect(verified.error).toBeNull()
    const again = await connect().auth.verifyOtp({ email, token: second, type: 'email' })
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 })
  })
})

describe('a session', () => {
  it('B-5.5 is over everywhere it was kept once its person signs out', async () => {
    const person = await newPerson()
    await app.supabase.auth.setSession(person.session)
    open()
    await screen.findByText(`signed in as ${person.email}`)

    screen.getByRole('button', { name: 'Sign out' }).click()

    await screen.findByText('signed out')
    const { refresh_token } = person.session
    const { data, error } = await connect().auth.refreshSession({ refresh_token })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ name: 'AuthApiError', status: 400 })
  })

  it('outlives a check of its password', async () => {
    const person = await newPerson()
    await app.supabase.auth.setSession(person.session)
    const { user } = person.session
    const unproven = () => Promise.resolve(undefined)

    expect(await app.isCurrentPassword(user, person.password, unproven)).toBe(true)
    expect(await app.isCurrentPassword(user, newPassword(), unproven)).toBe(false)

    expect((await app.supabase.auth.refreshSession()).error).toBeNull()
  })
})
