import { act, render, screen, waitFor } from '@testing-library/react'
import { withTurnstile } from '@tests/support/turnstile'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

const { seen, script, arrives, passes } = withTurnstile()
afterEach(() => void vi.useRealTimers())

/** Longer than anybody is left waiting for a check that says nothing. */
const tooLong = 25_000

async function open() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { openCheck } = await import('./open-check')
  let widget: ReactNode
  const check = openCheck('sign-in', (shown) => (widget = shown))
  render(widget)
  return check
}

async function begin() {
  const check = await open()
  act(() => check.start())
  await waitFor(() => expect(script()).not.toBeNull())
  return check
}

async function draw() {
  const check = await begin()
  await arrives()
  await waitFor(() => expect(seen.widgets).toHaveLength(1))
  return check
}

const failed = /could not be made/

it('gives up on a script that does not come', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const check = await begin()
  const token = check.token()
  await act(() => vi.advanceTimersByTimeAsync(tooLong))
  expect(await token).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(failed)
})

it('gives up on a widget that says nothing, and takes what it says later', async () => {
  const check = await draw()
  const token = check.token()
  await act(() => vi.advanceTimersByTimeAsync(tooLong))
  expect(await token).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(failed)

  passes('late')
  expect(await check.token()).toBe('late')
})

it('leaves somebody who has to do something as long as they like', async () => {
  const check = await draw()
  act(() => seen.widgets[0]?.['before-interactive-callback']())
  await act(() => vi.advanceTimersByTimeAsync(tooLong * 10))
  expect(screen.getByRole('status')).toHaveTextContent('Confirm above that you are a person')
  passes('at last')
  expect(await check.token()).toBe('at last')
})

it('gives each of two who wait a proof of their own', async () => {
  const check = await draw()
  const both = [check.token(), check.token()]
  passes('first')
  expect(await Promise.race(both)).toBe('first')
  await waitFor(() => expect(seen.resets).toBe(1))
  passes('second')
  expect(await Promise.all(both)).toEqual(['first', 'second'])
})
