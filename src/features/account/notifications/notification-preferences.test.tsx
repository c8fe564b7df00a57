import { onlineManager } from '@tanstack/react-query'
import { renderWithApp } from '@tests/support/render-app'
import { rpcRefuses, rpcReturns, server } from '@tests/support/server'
import { aSession, aUser, signedIn, someUserId } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStorageKey } from '@/shared/supabase/storage-key'
import { tabNotes } from '@/shared/tab-notes'
import { Toaster } from '@/shared/ui/toast'
import { toasts } from '@/shared/ui/toast-store'
import { keptChoices } from './kept-choices'
import { NotificationPreferences } from './notification-preferences'
import type { Preference } from './queries'

const defaults: Preference[] = [
  { kind: 'comment_for_applicant', in_app: true, email: 'at_once' },
  { kind: 'signed_in', in_app: true, email: 'off' },
]

let asked: Record<string, unknown>[]

/** The database as it answers for somebody with these preferences. */
function stored(rows = defaults) {
  const held = new Map(rows.map((row) => [row.kind, row]))
  server.use(
    rpcReturns('my_notification_preferences', () => [...held.values()]),
    rpcReturns('set_notification_preference', (args) => {
      asked.push(args)
      const { kind, ...change } = args as Partial<Preference> & Pick<Preference, 'kind'>
      const row = { ...(held.get(kind) ?? defaults[0]), ...change, kind } as Preference
      held.set(kind, row)
      return row
    }),
  )
}

const open = () =>
  renderWithApp(
    <>
      <NotificationPreferences userId={someUserId} />
      <Toaster />
    </>,
  )
const row = async (name: string) => within(await screen.findByRole('group', { name }))
const inApp = async (name: string) => (await row(name)).getByRole('switch', { name: 'In the app' })
const byMail = async (name: string) => (await row(name)).getByRole('combobox', { name: 'By mail' })

const messages = 'Messages about your applications'

beforeEach(() => {
  signedIn()
  asked = []
  stored()
})
afterEach(() => {
  toasts.clear()
  tabNotes.forgetAll()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

describe('choosing notifications', () => {
  it('shows each kind in plain words with what holds', async () => {
    open()
    expect(await inApp(messages)).toBeChecked()
    expect(await byMail(messages)).toHaveDisplayValue('At once')
    expect(await screen.findByRole('group', { name: 'Signing in' })).toHaveAccessibleDescription(
      /Each time somebody signs in/,
    )
    expect(await byMail('Signing in')).toHaveDisplayValue('Not by mail')
    expect(screen.queryByRole('group', { name: 'New applications' })).not.toBeInTheDocument()
    expect(screen.getByText(/Always told.*every decision/)).toBeVisible()
  })

  it('saves at once, by keyboard, and takes it back', async () => {
    const { user } = open()
    ;(await inApp(messages)).focus()
    await user.keyboard(' ')

    expect(await inApp(messages)).not.toBeChecked()
    expect(await screen.findByText(`Saved: ${messages}`)).toBeVisible()
    expect(asked).toEqual([{ kind: 'comment_for_applicant', in_app: false }])

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It is as it was before')).toBeVisible()
    expect(await inApp(messages)).toBeChecked()
    expect(asked).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('changes when it comes by mail, and nothing else', async () => {
    const { user } = open()
    await user.selectOptions(await byMail(messages), 'Once a day, if unread')
    expect(await screen.findByText(`Saved: ${messages}`)).toBeVisible()
    expect(asked).toEqual([{ kind: 'comment_for_applicant', email: 'daily_digest' }])
    expect(await byMail(messages)).toHaveDisplayValue('Once a day, if unread')
  })

  it('says when somebody is told nowhere', async () => {
    const { user } = open()
    const nowhere = 'You are not told of this at all.'
    expect((await row('Signing in')).queryByText(nowhere)).not.toBeInTheDocument()
    await user.click(await inApp('Signing in'))
    expect((await row('Signing in')).getByText(nowhere)).toBeVisible()
  })

  it('puts back what the server refuses, and says so', async () => {
    server.use(
      rpcRefuses('set_notification_preference', { hint: 'rate_limited', message: 'Too often.' }),
    )
    const { user } = open()
    await user.click(await inApp(messages))
    expect(await screen.findByText('This was not saved')).toBeVisible()
    expect(screen.getByText('Too often.')).toBeVisible()
    expect(await inApp(messages)).toBeChecked()
    expect(keptChoices.read()).toEqual([])
  })

  it('says when it did not load, and tries again', async () => {
    server.use(rpcRefuses('my_notification_preferences', { status: 403, code: '42501' }))
    const { user } = open()
    expect(await screen.findByText('What you have chosen did not load')).toBeVisible()
    stored()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await inApp(messages)).toBeChecked()
  })
})

describe('without a network', () => {
  const notSaved = 'Not saved yet'

  it('keeps what was chosen, says so, and saves it when the connection is back', async () => {
    const { user } = open()
    await inApp(messages)
    onlineManager.setOnline(false)
    await user.click(await inApp(messages))
    await user.selectOptions(await byMail(messages), 'Not by mail')

    expect(await screen.findByRole('status')).toHaveTextContent(/Not saved yet.*You are offline/)
    expect((await row(messages)).getByText(notSaved)).toBeVisible()
    expect((await row('Signing in')).queryByText(notSaved)).not.toBeInTheDocument()
    expect(await inApp(messages)).not.toBeChecked()
    expect(await byMail(messages)).toHaveDisplayValue('Not by mail')
    expect(asked).toEqual([])

    onlineManager.setOnline(true)
    await waitFor(() =>
      expect(asked).toEqual([
        { kind: 'comment_for_applicant', in_app: false },
        { kind: 'comment_for_applicant', email: 'off' },
      ]),
    )
    await waitFor(() => expect(screen.queryByText(notSaved)).not.toBeInTheDocument())
    expect(await inApp(messages)).not.toBeChecked()
    expect(keptChoices.read()).toEqual([])
  })

  it('what was chosen outlives a reload', async () => {
    const { user, unmount } = open()
    await inApp(messages)
    onlineManager.setOnline(false)
    await user.click(await inApp(messages))
    expect(await screen.findByRole('status')).toHaveTextContent(notSaved)
    unmount()

    onlineManager.setOnline(true)
    open()
    await waitFor(() =>
      expect(asked).toContainEqual({ kind: 'comment_for_applicant', in_app: false }),
    )
    await waitFor(() => expect(keptChoices.read()).toEqual([]))
    expect(await inApp(messages)).not.toBeChecked()
  })

  it('goes on trying while the server does not answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    server.use(rpcRefuses('set_notification_preference', { status: 503, code: '57P03' }))
    const { user } = open()
    await user.click(await inApp(messages))
    expect(await screen.findByText(/The server does not answer/)).toBeVisible()
    stored()
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await inApp(messages)).not.toBeChecked()
    vi.useRealTimers()
  })

  it('is saved for nobody who has signed in since, and kept for whoever chose', async () => {
    const { user } = open()
    await inApp(messages)
    const other = aSession(aUser({ id: '0b0b0b0b-0000-4000-8000-000000000002' }))
    localStorage.setItem(sessionStorageKey, JSON.stringify(other))
    await user.click(await inApp(messages))

    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    expect(asked).toEqual([])
    expect(keptChoices.read()).toEqual([
      { kind: 'comment_for_applicant', change: { in_app: false } },
    ])
  })

  it('says so when nothing was read on this device yet', async () => {
    onlineManager.setOnline(false)
    open()
    expect(await screen.findByText('You are offline')).toBeVisible()
  })
})
