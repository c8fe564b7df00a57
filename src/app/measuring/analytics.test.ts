import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveConsent } from '@/shared/consent'
import { startAnalytics } from './analytics'
import { followConsent } from './follow-consent'

const nothing = { analytics: false, marketing: false, functional: false }
const analytics = { ...nothing, analytics: true }
const address = 'https://site.example/dashboard/applications/0b0b0b0b-0000-4000-8000-000000000001'

let stop: () => void = () => undefined
const follow = () => {
  const start = vi.fn(() => Promise.resolve())
  stop = followConsent(start)
  return start
}

afterEach(() => {
  stop()
  vi.unstubAllEnvs()
  document.head.replaceChildren()
  for (const name of ['va', 'vaq', 'si', 'siq']) Reflect.deleteProperty(window, name)
})

const scripts = () =>
  Array.from(document.head.querySelectorAll('script'), ({ src }) => new URL(src).pathname)

type BeforeSend = (event: { type: 'pageview' | 'vital'; url: string }) => unknown

/** What the scripts would be given by the queues that wait for them. */
function middlewares(): BeforeSend[] {
  const { vaq = [], siq = [] } = window as { vaq?: unknown[][]; siq?: unknown[][] }
  return [...vaq, ...siq]
    .filter(([name]) => name === 'beforeSend')
    .map(([, beforeSend]) => beforeSend as BeforeSend)
}

describe('measuring of visits', () => {
  it('B-4.5 does not begin without consent, nor with consent to something else', () => {
    expect(follow()).not.toHaveBeenCalled()
    giveConsent({ ...nothing, marketing: true, functional: true })
    expect(follow()).not.toHaveBeenCalled()
  })

  it('B-4.5 begins when it was allowed before, and once', () => {
    giveConsent(analytics)
    const start = follow()
    expect(start).toHaveBeenCalledOnce()
    giveConsent({ ...analytics, functional: true })
    expect(start).toHaveBeenCalledOnce()
  })

  it('B-4.5 begins when it is allowed during the visit', () => {
    const start = follow()
    giveConsent(analytics)
    expect(start).toHaveBeenCalledOnce()
  })

  it('B-8.5 loads both scripts from our own address', () => {
    vi.stubEnv('NODE_ENV', 'production')
    giveConsent(analytics)
    startAnalytics()
    expect(scripts()).toEqual(['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'])
  })

  it('B-4.5 sends nothing any more once consent is withdrawn', () => {
    giveConsent(analytics)
    startAnalytics()
    expect(middlewares()).toHaveLength(2)
    for (const beforeSend of middlewares())
      expect(beforeSend({ type: 'pageview', url: 'https://site.example/join' })).toEqual({
        type: 'pageview',
        url: 'https://site.example/join',
      })

    giveConsent(nothing)
    for (const beforeSend of middlewares())
      expect(beforeSend({ type: 'pageview', url: 'https://site.example/join' })).toBeNull()
  })

  it('tells nobody what was looked for, what a mail gave, and whose application it was', () => {
    giveConsent(analytics)
    startAnalytics()
    for (const beforeSend of middlewares())
      expect(beforeSend({ type: 'vital', url: `${address}?q=kijani&token=abc#key` })).toEqual({
        type: 'vital',
        url: 'https://site.example/dashboard/applications/[id]',
      })
  })
})
