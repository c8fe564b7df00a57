import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answersAboutSession, aSession, signedIn } from '@tests/support/session'
import { authReturns, server } from '@tests/support/server'
import { http, HttpResponse } from 'msw'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from './app'
import { env } from '@/shared/env'
import { askedHere } from '@/shared/auth/asked-here'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { ErrorFallback } from './error-fallback'
import { findRoute, loadRoute } from './route-loading'
import { RoutePage } from './route-page'
import type { AppRoute } from './route-table'
import { siteRoutes } from './routes'

/** Those that need something in their address have tests of their own. */
const publicRoutes = siteRoutes().filter(
  (route) => route.layout === 'public' && !route.path.includes(':'),
)

beforeEach(async () => {
  // Pages are there before they are gone to: what a test waits for is the app and not the compiler.
  await Promise.all(publicRoutes.map(loadRoute))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  server.use(nothingPublished)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A programme that has just begun: nothing to read anywhere. What a page shows of one has tests of its own. */
const nothingPublished = http.get(`${env.supabaseUrl}/rest/v1/*`, () => HttpResponse.json([]))

/** What suspends while it is drawn has to be awaited. */
const draw = (ui: ReactNode) => act(async () => void render(ui))

let goTo: NavigateFunction = () => undefined

function Going() {
  const navigate = useNavigate()
  useEffect(() => {
    goTo = navigate
  })
  return null
}

async function open(path: string) {
  await draw(
    <App
      router={(children) => (
        <MemoryRouter initialEntries={[path]}>
          {children}
          <Going />
        </MemoryRouter>
      )}
    />,
  )
  return userEvent.setup()
}

// The first page of a file is compiled while it is waited for.
const wait = { timeout: 10_000 }
vi.setConfig({ testTimeout: 20_000 })
const publicPaths = publicRoutes.map((route) => route.path)

describe('public pages', () => {
  it.each(publicPaths)(
    'B-1.1 B-1.7 %s has one heading, a title and a description',
    async (path) => {
      await open(path)

      const heading = await screen.findByRole('heading', { level: 1 }, wait)
      expect(heading).toBeVisible()
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(document.title).toContain('Fourfold')
      await waitFor(() => {
        const description = document.querySelector('meta[name="description"]')
        expect(description?.getAttribute('content')?.length).toBeGreaterThan(30)
      })
    },
  )

  it.each(publicPaths)('%s links to nothing that is not there', async (path) => {
    await open(path)
    await screen.findByRole('heading', { level: 1 }, wait)

    const addresses = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'))
    const dead = addresses.filter((href) => {
      const { pathname } = new URL(href, 'http://site')
      return !findRoute(siteRoutes(), pathname)
    })
    expect(dead).toEqual([])
  })

  it('B-1.5 /home says that / is where it belongs', async () => {
    await open('/home')
    await screen.findByRole('heading', { level: 1 }, wait)

    await waitFor(() => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
      expect(new URL(canonical?.href ?? '').pathname).toBe('/')
    })
  })

  it('moves the focus to the heading of the page that was gone to', async () => {
    const user = await open('/join')
    await screen.findByRole('heading', { level: 1, name: 'Which side are you on?' }, wait)

    await user.click(screen.getAllByRole('link', { name: 'Terms of service' })[0] ?? document.body)

    const heading = await screen.findByRole('heading', { level: 1, name: 'Terms of service' }, wait)
    await waitFor(() => expect(heading).toHaveFocus())
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  })
})

describe('the account in the header', () => {
  it('offers visitors to sign in and to join', async () => {
    await open('/join')
    const banner = await screen.findByRole('banner')
    expect(within(banner).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
  })

  it('is a menu for whoever is signed in', async () => {
    server.use(...answersAboutSession())
    signedIn()
    const user = await open('/join')

    await user.click(await screen.findByRole('button', { name: 'Your account' }, wait))

    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Settings',
      'Sign out',
    ])
  })
})

describe('the way back from a mail', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  function arriveWithTokens() {
    const session = aSession()
    server.use(...answersAboutSession(), authReturns('user', session.user))
    const { access_token, refresh_token } = session
    const tokens = `access_token=${access_token}&refresh_token=${refresh_token}`
    window.history.replaceState(null, '', `/#${tokens}&type=recovery`)
  }
  const newPassword = () =>
    screen.findByRole('heading', { level: 1, name: 'Choose a new password' }, wait)

  it('B-5.1 leads to the new password, wherever the mail led', async () => {
    askedHere.note()
    arriveWithTokens()
    await open('/')
    expect(await newPassword()).toBeVisible()
  })

  it('signs nobody in by the tokens of an address that somebody else may have made, before a press', async () => {
    arriveWithTokens()
    const user = await open('/')
    const press = await screen.findByRole('button', { name: 'Go on' }, wait)
    expect(localStorage.getItem('sb-auth-token')).toBeNull()
    await user.click(press)
    expect(await newPassword()).toBeVisible()
  })
})

describe('a path that leads nowhere', () => {
  it('B-1.4 is where the focus goes, to its heading', async () => {
    const user = await open('/join')
    await screen.findByRole('heading', { level: 1 }, wait)
    await act(async () => goTo('/nowhere'))
    const heading = await screen.findByRole('heading', { name: 'There is no page here' }, wait)
    await waitFor(() => expect(heading).toHaveFocus())

    await act(async () => goTo('/nowhere-else'))
    expect(await screen.findByText('/nowhere-else')).toBeVisible()
    await user.keyboard('x')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('B-1.4 is named, with a way home and a search of the site map', async () => {
    const user = await open('/privcy-polcy')
    expect(await screen.findByRole('heading', { level: 1 }, wait)).toHaveTextContent(
      'There is no page here',
    )
    expect(screen.getByText('/privcy-polcy')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')

    await user.type(screen.getByRole('searchbox', { name: 'Search the site' }), 'privacy')
    expect(screen.getByRole('status')).toHaveTextContent('1 page found')
    await user.click(screen.getByRole('link', { name: /^Privacy policy \// }))

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Privacy policy' }, wait),
    ).toBeVisible()
  })
})

describe('an address with a part of a page in it', () => {
  it('is no reason to fail when it is malformed', async () => {
    await open('/privacy-policy#100%')
    expect(await screen.findByRole('heading', { level: 1 }, wait)).toHaveTextContent(
      'Privacy policy',
    )
  })
})

describe('what breaks', () => {
  const broken = (load: AppRoute['load']): AppRoute => ({
    path: `/broken-${Math.random()}`,
    title: 'Broken',
    layout: 'public',
    load,
  })
  const show = (route: AppRoute) =>
    draw(
      <MemoryRouter>
        <RoutePage route={route} />
      </MemoryRouter>,
    )

  it('B-2.1 a skeleton stands in for a page on its way', async () => {
    await show(broken(() => new Promise(() => undefined)))
    expect(screen.getByTestId('page-skeleton')).toBeInTheDocument()
  })

  it.each([
    [
      'a page that fails while it is drawn',
      () =>
        Promise.resolve(() => {
          throw new Error('broken')
        }),
    ],
    ['a chunk that does not arrive', () => Promise.reject(new Error('Failed to fetch'))],
  ])('B-2.2 %s shows what to do', async (_, load) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await show(broken(load))

    expect(await screen.findByRole('heading', { name: 'Something went wrong' }, wait)).toBeVisible()
    expect(
      screen.getByText(
        "We're sorry, but something unexpected happened. Please try refreshing the page or return to the homepage.",
      ),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Go to Homepage' })).toBeEnabled()
  })

  it('B-2.2 a boundary shows its children as long as nothing breaks', () => {
    render(
      <ErrorBoundary fallback={(error) => <ErrorFallback error={error} />}>
        <p>All is well</p>
      </ErrorBoundary>,
    )
    expect(screen.getByText('All is well')).toBeVisible()
  })

  it('B-2.4 a document without the root element throws', async () => {
    await expect(import('./main')).rejects.toThrow('Root element not found')
  })
})
