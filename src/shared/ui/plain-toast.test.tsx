import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster, toast } from './toast'
import { toasts } from './toast-store'

// As after a new version: the file that shows toasts is no longer there.
vi.mock('./toast-viewport', () => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.useRealTimers()
  act(() => toasts.clear())
  vi.restoreAllMocks()
})

const draw = () =>
  render(
    <>
      <h1>My application</h1>
      <Toaster />
    </>,
  )

it('B-2.2 B-7.1 a toast whose code does not arrive is said plainly, and the page stays', async () => {
  draw()
  act(() => void toast.error('The name was not saved', { description: 'Try again.' }))

  expect(await screen.findByText('The name was not saved')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Try again.')
  expect(screen.getByRole('heading', { name: 'My application' })).toBeVisible()

  act(() => void toast.success('Saved'))
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/)
})

it('B-7.1 stays for 5,000 ms in plain, too, and keeps its action', async () => {
  const undo = vi.fn()
  draw()
  act(() => void toast({ title: 'Row removed', action: { label: 'Undo', onClick: undo } }))
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Row removed')).not.toBeInTheDocument()

  vi.useFakeTimers()
  act(() => void toast({ title: 'Draft saved' }))
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(screen.getByText('Draft saved')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
})
