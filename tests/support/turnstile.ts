import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { env } from '@/shared/env'

type Options = {
  sitekey: string
  action: string
  callback: (token: string) => void
  'expired-callback': () => void
  'before-interactive-callback': () => void
  'error-callback': () => boolean
}

/**
 * The app with a key for Cloudflare's widget, and the script of that widget as far as a page sees it: the test says what the visitor
 * does. What is tested is imported within the test, since a page loads the script once for all that live in it.
 */
export function withTurnstile() {
  const seen = { widgets: [] as Options[], resets: 0 }
  const script = () => document.head.querySelector('script')

  beforeEach(() => {
    vi.resetModules()
    vi.doMock('@/shared/env', () => ({ env: { ...env, turnstileSiteKey: 'site-key' } }))
    Object.assign(seen, { widgets: [], resets: 0 })
  })
  afterEach(() => {
    vi.doUnmock('@/shared/env')
    vi.restoreAllMocks()
    delete window.turnstile
    document.head.querySelectorAll('script').forEach((each) => each.remove())
  })

  return {
    seen,
    script,
    arrives: () =>
      act(() => {
        window.turnstile = {
          render: (_, options) => {
            seen.widgets.push(options as unknown as Options)
            return 'widget'
          },
          reset: () => (seen.resets += 1),
          remove: () => undefined,
        }
        script()?.dispatchEvent(new Event('load'))
      }),
    isBlocked: () => act(() => void script()?.dispatchEvent(new Event('error'))),
    passes: (token: string) => act(() => seen.widgets.at(-1)?.callback(token)),
    runsOut: () => act(() => seen.widgets.at(-1)?.['expired-callback']()),
  }
}
