import { act, renderHook, waitFor } from '@testing-library/react'
import { server } from '@tests/support/server'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const service = 'https://geo.example/me'
const warned = vi.spyOn(console, 'warn')

let asked = 0
const answer = (body: object, status = 200) =>
  server.use(
    http.get(service, () => {
      asked += 1
      return HttpResponse.json(body, { status })
    }),
  )

/** Each test is a visit of its own. */
async function visit(url = service) {
  vi.resetModules()
  vi.stubEnv('VITE_GEOIP_URL', url)
  const { useCountryGuess } = await import('./country-guess')
  const { giveConsent } = await import('./consent')
  return {
    open: () => renderHook(() => useCountryGuess()),
    allow: (functional: boolean) =>
      act(() => giveConsent({ analytics: true, marketing: true, functional })),
  }
}

beforeEach(() => {
  asked = 0
  warned.mockReset()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the country of the network', () => {
  it.each([{ country: 'KE' }, { country_code: 'KE' }, { country: 'Kenya', country_code: 'KE' }])(
    'B-4.5 is asked for with consent, once a form needs it: %j',
    async (body) => {
      answer(body)
      const { open, allow } = await visit()
      allow(true)
      expect(asked).toBe(0)

      const { result, unmount } = open()
      await waitFor(() => expect(result.current).toBe('KE'))
      unmount()
      expect(open().result.current).toBe('KE')
      expect(asked).toBe(1)
    },
  )

  it('B-4.5 is not asked for without consent, nor with consent to anything else', async () => {
    answer({ country: 'KE' })
    const { open, allow } = await visit()
    const { result } = open()
    allow(false)
    expect(result.current).toBeNull()
    expect(asked).toBe(0)

    allow(true)
    await waitFor(() => expect(result.current).toBe('KE'))
  })

  it('B-4.5 is forgotten when consent is withdrawn, and asked for anew when it is given again', async () => {
    answer({ country: 'KE' })
    const { open, allow } = await visit()
    allow(true)
    const { result } = open()
    await waitFor(() => expect(result.current).toBe('KE'))
    allow(false)
    expect(result.current).toBeNull()
    expect(open().result.current).toBeNull()

    answer({ country: 'UG' })
    allow(true)
    await waitFor(() => expect(result.current).toBe('UG'))
  })

  it('B-4.5 is forgotten also when no form is open while consent is withdrawn', async () => {
    answer({ country: 'KE' })
    const { open, allow } = await visit()
    allow(true)
    const { result, unmount } = open()
    await waitFor(() => expect(result.current).toBe('KE'))
    unmount()
    allow(false)
    expect(open().result.current).toBeNull()
  })

  it('B-4.5 a question that is out when consent is withdrawn is taken back', async () => {
    let isStopped = false
    server.use(
      http.get(service, async ({ request }) => {
        asked += 1
        request.signal.addEventListener('abort', () => {
          isStopped = true
        })
        await delay('infinite')
        return HttpResponse.json({ country: 'KE' })
      }),
    )
    const { open, allow } = await visit()
    allow(true)
    const { result } = open()
    await waitFor(() => expect(asked).toBe(1))
    allow(false)
    await waitFor(() => expect(isStopped).toBe(true))
    expect(result.current).toBeNull()
    expect(warned).not.toHaveBeenCalled()
  })

  it('B-4.5 is not asked for where the operator has named no service', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { open, allow } = await visit('')
    allow(true)
    expect(open().result.current).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    [{ country: 'Kenya' }, 200],
    [{ country: 'ke' }, 200],
    [{ country: 'XX' }, 200],
    [{ country: '<b>' }, 200],
    [[], 200],
    [{ country: 'KE' }, 429],
  ])('B-4.5 %j with status %i is no answer, which the console says once', async (body, status) => {
    warned.mockReturnValue()
    answer(body, status)
    const { open, allow } = await visit()
    allow(true)
    const { result } = open()
    await waitFor(() => expect(warned).toHaveBeenCalledTimes(1))
    expect(warned.mock.lastCall?.[0]).toMatch(/^No country is suggested: it/)
    open()
    expect(result.current).toBeNull()
    expect(asked).toBe(1)
  })

  it('B-4.5 is not waited for longer than a few seconds', async () => {
    warned.mockReturnValue()
    server.use(
      http.get(service, async () => {
        asked += 1
        await delay('infinite')
        return HttpResponse.json({})
      }),
    )
    const { open, allow } = await visit()
    allow(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { result } = open()
      vi.runOnlyPendingTimers()
      vi.useRealTimers()
      await waitFor(() =>
        expect(warned).toHaveBeenCalledWith('No country is suggested: it did not answer in time'),
      )
      expect(result.current).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})
