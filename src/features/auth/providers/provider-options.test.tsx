import { authReturns, server } from '@tests/support/server'
import { renderWithApp } from '@tests/support/render-app'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { readProviders } from '@/config/auth-providers'
import { env } from '@/shared/env'
import { OtherWays } from '../other-ways'
import { beginWith } from './begin'

afterEach(() => void vi.unstubAllEnvs())

const verifierKey = 'sb-auth-token-code-verifier'
const settings = (external: Record<string, boolean>) => authReturns('settings', { external })

it('offers what the operator lists, in that order, and nothing that it does not know', () => {
  expect(readProviders(' LinkedIn_OIDC,google,,google, myspace,__proto__,constructor')).toEqual({
    offered: ['linkedin_oidc', 'google'],
    unknown: ['myspace', '__proto__', 'constructor'],
  })
  expect(readProviders(undefined)).toEqual({ offered: [], unknown: [] })

  vi.stubEnv('VITE_AUTH_PROVIDERS', 'linkedin_oidc,google,myspace')
  renderWithApp(<OtherWays next="/" email="" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Continue with LinkedIn',
    'Continue with Google',
  ])
})

it('is not there where nothing is listed', () => {
  vi.stubEnv('VITE_AUTH_PROVIDERS', '')
  const { container } = renderWithApp(<OtherWays next="/" email="" />)
  expect(container).toBeEmptyDOMElement()
})

it('B-5.7 leads to the backend, with a proof that only this browser has', async () => {
  server.use(settings({ google: true }))
  const { pathname, searchParams } = new URL(await beginWith('google', '/apply?x=1#y'))
  expect(pathname).toBe('/auth/v1/authorize')
  expect(Object.fromEntries(searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${window.location.origin}/auth-callback?next=${encodeURIComponent('/apply?x=1#y')}`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  })
  const kept = localStorage.getItem(verifierKey) ?? ''
  expect(JSON.parse(kept)).toMatch(/^[\w-]{64}$/)
  expect(searchParams.toString()).not.toContain(kept)
  // Never the same twice.
  await beginWith('google', '/')
  expect(localStorage.getItem(verifierKey)).not.toBe(kept)
})

it.each([
  ['is switched off', settings({ google: false }), /switched off at the moment/],
  [
    'cannot be asked',
    http.get(`${env.supabaseUrl}/auth/v1/settings`, () => HttpResponse.error()),
    /could not be reached/,
  ],
  ['is in trouble', authReturns('settings', {}, 503), /busy/],
])('stays and says so where the provider %s', async (_, answer, words) => {
  vi.stubEnv('VITE_AUTH_PROVIDERS', 'google')
  server.use(answer)
  const { user } = renderWithApp(<OtherWays next="/" email="" />)
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})

it('says so where the browser keeps nothing', async () => {
  server.use(settings({ google: true }))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  await expect(beginWith('google', '/')).rejects.toMatchObject({ code: 'storage_blocked' })
  vi.restoreAllMocks()
})
