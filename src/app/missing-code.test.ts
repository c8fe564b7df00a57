import { blockStorage } from '@tests/support/blocked-storage'
import { server } from '@tests/support/server'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { unsavedWork } from '@/shared/auth/unsaved-work'
import { isMissingCode, isWorthReloading, noteWriting } from './missing-code'

const file = `${location.origin}/assets/join-page-0a1b2c.js`
const missing = new TypeError(`Failed to fetch dynamically imported module: ${file}`)

const answers = (status: number, type = 'text/javascript') =>
  server.use(
    http.head(file, () => new HttpResponse(null, { status, headers: { 'content-type': type } })),
  )

afterEach(() => {
  vi.useRealTimers()
  unsavedWork.countBy('applications', () => Promise.resolve(0))
  document.body.replaceChildren()
})

describe('code that does not arrive', () => {
  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${file}`],
    ['Firefox', `error loading dynamically imported module: ${file}`],
    ['Safari', 'Importing a module script failed.'],
    ['styles of a page', 'Unable to preload CSS for /assets/join-page-0a1b2c.css'],
  ])('B-2.2 is known by what %s says', (_, message) => {
    expect(isMissingCode(new TypeError(message))).toBe(true)
  })

  it('B-2.2 is not taken for what breaks while it is drawn, or while data is fetched', () => {
    for (const error of [new TypeError('Failed to fetch'), new Error('broken'), 'broken', null])
      expect(isMissingCode(error)).toBe(false)
  })
})

describe('loading the page again', () => {
  it('B-2.2 is worth it when the file is gone, as after a new version', async () => {
    answers(404)
    expect(await isWorthReloading(missing)).toBe(true)
  })

  it('B-2.2 is worth it when a page is answered in place of the file', async () => {
    answers(200, 'text/html; charset=utf-8')
    expect(await isWorthReloading(missing)).toBe(true)
  })

  it('B-2.2 helps nobody without a network, nor when the file is there', async () => {
    server.use(http.head(file, () => HttpResponse.error()))
    expect(await isWorthReloading(missing)).toBe(false)
    answers(200)
    expect(await isWorthReloading(missing)).toBe(false)
    answers(503)
    expect(await isWorthReloading(missing)).toBe(false)
  })

  it('B-2.2 is tried once in a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answers(404)
    expect(await isWorthReloading(missing)).toBe(true)
    vi.advanceTimersByTime(59_000)
    expect(await isWorthReloading(missing)).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(await isWorthReloading(missing)).toBe(true)
  })

  it('B-2.2 is not tried where it could not be remembered', async () => {
    answers(404)
    const allow = blockStorage()
    try {
      expect(await isWorthReloading(missing)).toBe(false)
    } finally {
      allow()
    }
  })

  it('B-2.2 is not tried while work is on this device only', async () => {
    answers(404)
    localStorage.setItem('sb-auth-token', JSON.stringify({ user: { id: 'amina' } }))
    unsavedWork.countBy('applications', (userId) => Promise.resolve(userId === 'amina' ? 1 : 0))
    expect(await isWorthReloading(missing)).toBe(false)

    unsavedWork.countBy('applications', () => Promise.resolve(0))
    expect(await isWorthReloading(missing)).toBe(true)
  })

  it('B-2.2 is not tried while something is written on the page', async () => {
    answers(404)
    const stop = noteWriting()
    const field = document.body.appendChild(document.createElement('textarea'))
    field.value = 'Half a sentence'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(await isWorthReloading(missing)).toBe(false)

    field.remove()
    expect(await isWorthReloading(missing)).toBe(true)
    stop()
  })
})
