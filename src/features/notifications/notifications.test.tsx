import { realtime } from '@tests/support/realtime'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { rpcRefuses, rpcReturns, server, tableFails } from '@tests/support/server'
import { signedIn, someUserId } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { Toaster } from '@/shared/ui/toast'
import { toasts } from '@/shared/ui/toast-store'
import { NotificationBell } from './notification-bell'
import { NotificationsPage } from './notifications-page'
import type { Notification } from './queries'

const url = `${env.supabaseUrl}/rest/v1/notifications`

const decision: Notification = {
  id: '00000000-0000-7000-8000-000000000003',
  kind: 'decision_released',
  title: 'There is a decision on your application',
  body: 'APP-2026-000123 · Spring cohort',
  link: '/dashboard/applications/a1',
  read_at: null,
  created_at: '2026-11-20T10:00:00Z',
}
const welcome: Notification = {
  id: '00000000-0000-7000-8000-000000000002',
  kind: 'signed_in',
  title: 'Welcome Back to Fourfold!',
  body: 'You have signed in.',
  link: null,
  read_at: '2026-11-20T09:05:00Z',
  created_at: '2026-11-20T09:00:00Z',
}

/** Rows as the Data API would answer for the person, whatever part of them is asked for. */
function stored(rows: Notification[]) {
  const asked: URL[] = []
  server.use(
    http.all(url, ({ request }) => {
      const address = new URL(request.url)
      asked.push(address)
      const { searchParams: query } = address
      const before = query.get('created_at')?.replace('lte.', '')
      const found = rows
        .filter((row) => !query.has('read_at') || row.read_at === null)
        .filter((row) => !before || row.created_at < before)
        .filter((row) => !query.has('id') || query.get('id') === `eq.${row.id}`)
      const page = found.slice(0, Number(query.get('limit') ?? found.length))
      const headers = { 'content-range': `0-0/${found.length}` }
      return request.method === 'HEAD'
        ? new HttpResponse(null, { headers })
        : HttpResponse.json(page, { headers })
    }),
  )
  return asked
}

const openPage = (path = '/dashboard/notifications') => {
  signedIn()
  return renderWithApp(
    <>
      <NotificationsPage />
      <Toaster />
    </>,
    { path },
  )
}

const openBell = (path = '/dashboard') => {
  signedIn()
  return renderWithApp(
    <>
      <NotificationBell />
      <Toaster />
    </>,
    { path },
  )
}

const joined = () => waitFor(() => expect(realtime.isJoined(`user:${someUserId}`)).toBe(true))

afterEach(() => {
  toasts.clear()
  vi.restoreAllMocks()
})

describe('the page of notifications', () => {
  it('lists what happened and leads there, marking it as read', async () => {
    let marked: unknown
    stored([decision, welcome])
    server.use(rpcReturns('mark_notifications_read', (args) => ((marked = args), 1)))
    const { user } = openPage()

    const row = (await screen.findByText(decision.title)).closest('li')
    expect(row).toHaveTextContent('Unread:')
    expect(screen.getByText(welcome.title).closest('li')).not.toHaveTextContent('Unread:')

    await user.click(screen.getByRole('link', { name: decision.title }))

    expect(currentPlace()).toBe('/dashboard/applications/a1')
    await waitFor(() => expect(marked).toEqual({ ids: [decision.id] }))
  })

  it('marks one, and all, as read', async () => {
    const marked: unknown[] = []
    stored([
      decision,
      { ...decision, id: '00000000-0000-7000-8000-000000000004', title: 'Another' },
    ])
    server.use(rpcReturns('mark_notifications_read', (args) => (marked.push(args), 1)))
    const { user } = openPage()

    await user.click(await screen.findByRole('button', { name: 'Mark “Another” as read' }))
    await waitFor(() => expect(marked).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))

    await waitFor(() =>
      expect(marked).toEqual([{ ids: ['00000000-0000-7000-8000-000000000004'] }, {}]),
    )
  })

  it('puts the mark back when the server refuses', async () => {
    stored([decision])
    server.use(rpcRefuses('mark_notifications_read', { status: 500, code: 'XX000' }))
    const { user } = openPage()

    await user.click(
      await screen.findByRole('button', { name: `Mark “${decision.title}” as read` }),
    )

    expect(
      await screen.findByRole('button', { name: `Mark “${decision.title}” as read` }),
    ).toBeVisible()
  })

  it('reads on after the last row, never by counting', async () => {
    const many = Array.from({ length: 31 }, (_, index): Notification => ({
      ...welcome,
      id: `00000000-0000-7000-8000-0000000001${String(99 - index).padStart(2, '0')}`,
      title: `Number ${index + 1}`,
      created_at: `2026-11-${String(30 - Math.floor(index / 2)).padStart(2, '0')}T${20 - (index % 2)}:00:00Z`,
    }))
    const asked = stored(many)
    const { user } = openPage()
    expect(await screen.findByText('Number 30')).toBeVisible()
    expect(screen.queryByText('Number 31')).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Show more' }))

    expect(await screen.findByText('Number 31')).toBeVisible()
    expect(screen.getByText('That is all.')).toBeVisible()
    const last = many[29]
    const next = asked.at(-1)?.searchParams
    expect(next?.get('created_at')).toBe(`lte.${last?.created_at}`)
    expect(next?.get('or')).toBe(`(created_at.lt."${last?.created_at}",id.lt.${last?.id})`)
    expect(next?.get('user_id')).toBe(`eq.${someUserId}`)
    expect(next?.has('offset')).toBe(false)
  })

  it('shows only what is unread, and says when that is nothing', async () => {
    stored([welcome])
    const { user } = openPage('/dashboard/notifications?filter=unread')

    expect(await screen.findByText('Nothing unread')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all notifications' }))

    expect(await screen.findByText(welcome.title)).toBeVisible()
  })

  it('says what it is for while it is empty, and leads to what can be chosen', async () => {
    stored([])
    openPage()
    expect(await screen.findByText('Nothing yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose what you are told' })).toHaveAttribute(
      'href',
      '/dashboard/settings#notifications',
    )
  })

  it('says when it did not load, and tries again', async () => {
    stored([decision])
    server.use(tableFails('notifications', 'get', { status: 500 }))
    const { user } = openPage()
    expect(await screen.findByText('The notifications did not load')).toBeVisible()

    stored([decision])
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText(decision.title)).toBeVisible()
  })
})

describe('the bell', () => {
  it('counts what is unread and shows the newest', async () => {
    stored([decision, welcome])
    const { user } = openBell()

    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))

    const panel = screen.getByRole('group', { name: 'Notifications, 1 unread' })
    expect(await within(panel).findByRole('link', { name: decision.title })).toBeVisible()
    expect(within(panel).getByRole('link', { name: 'See all notifications' })).toHaveAttribute(
      'href',
      '/dashboard/notifications',
    )
  })

  it('counts up and says aloud what should not wait, without a reload', async () => {
    stored([welcome])
    const { user } = openBell()
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
    await joined()

    stored([decision, welcome])
    realtime.broadcast(`user:${someUserId}`, 'notification', {
      kind: 'decision_released',
      id: decision.id,
    })

    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    expect(await screen.findByText(decision.title)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    expect(currentPlace()).toBe('/dashboard/applications/a1')
  })

  it.each(['signed_in', 'application_submitted', 'application_resubmitted'])(
    'counts what can wait, and keeps quiet: %s',
    async (kind) => {
      stored([])
      openBell()
      await joined()

      stored([{ ...welcome, kind, read_at: null }])
      realtime.broadcast(`user:${someUserId}`, 'notification', { kind, id: welcome.id })

      expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
      expect(screen.queryByText(welcome.title)).not.toBeInTheDocument()
    },
  )

  it('is not there for visitors', async () => {
    renderWithApp(<NotificationBell />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
