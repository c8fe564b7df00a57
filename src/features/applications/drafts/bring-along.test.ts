import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringAlong } from './bring-along'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('is said once for each time that somebody asked', () => {
  expect(bringAlong.take()).toBe(false)
  bringAlong.ask()
  vi.setSystemTime(Date.now() + 29 * 60_000)
  expect(bringAlong.take()).toBe(true)
  expect(bringAlong.take()).toBe(false)
})

it('is not said of whoever comes long after', () => {
  bringAlong.ask()
  vi.setSystemTime(Date.now() + 30 * 60_000)
  expect(bringAlong.take()).toBe(false)
})
