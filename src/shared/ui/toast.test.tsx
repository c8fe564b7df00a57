import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster, toast } from './toast'
import { REMOVE_DELAY, toasts } from './toast-store'

afterEach(() => {
  vi.useRealTimers()
  toasts.clear()
})

/** The toast's own box, apart from the copy that is read out. */
const shown = async (title: string) => {
  const found = await screen.findAllByText(title)
  const box = found.map((each) => each.closest('li')).find(Boolean)
  if (!box) throw new Error(`No toast says ${title}`)
  return box
}

describe('toasts', () => {
  it('B-7.1 shows one at a time: a new one takes the place of the one before', async () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Draft saved' }))
    await shown('Draft saved')

    act(() => void toast.error('The pin was not saved', { description: 'Try again.' }))

    expect(await shown('The pin was not saved')).toHaveTextContent('Try again.')
    expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
  })

  it('B-7.1 goes when it is dismissed, and can carry an action', async () => {
    const undo = vi.fn()
    const user = userEvent.setup()
    render(<Toaster />)
    act(() => void toast({ title: 'Row removed', action: { label: 'Undo', onClick: undo } }))
    await shown('Row removed')

    await user.click(screen.getByRole('button', { name: 'Undo' }))

    expect(undo).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
    )
  })

  it('B-7.1 moves to the viewport by F8', async () => {
    const user = userEvent.setup()
    render(<Toaster />)
    act(() => void toast({ title: 'Draft saved' }))
    await shown('Draft saved')

    await user.keyboard('[F8]')

    expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
      document.activeElement as HTMLElement,
    )
  })
})

describe('toasts in time', () => {
  beforeEach(async () => {
    // The viewport is fetched with the first toast; only then may the clock stand still.
    await import('./toast-viewport')
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })

  it('B-7.1 stays for 5,000 ms', async () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Draft saved' }))
    await shown('Draft saved')

    await act(() => vi.advanceTimersByTimeAsync(4500))
    expect(await shown('Draft saved')).toBeVisible()

    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
  })

  it('B-7.1 forgets a dismissed toast after 1,000,000 ms', () => {
    const { dismiss } = toasts.add({ title: 'Draft saved' })
    dismiss()

    vi.advanceTimersByTime(REMOVE_DELAY - 1)
    expect(toasts.read()).toMatchObject([{ title: 'Draft saved', open: false }])

    vi.advanceTimersByTime(1)
    expect(toasts.read()).toEqual([])
    expect(REMOVE_DELAY).toBe(1_000_000)
  })

  it('B-7.1 clears what was read out after 1 s', async () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Draft saved' }))
    await shown('Draft saved')
    const announcements = () =>
      screen.queryAllByRole('status').filter((each) => each.textContent.includes('Draft saved'))
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(announcements().length).toBeGreaterThan(0)

    await act(() => vi.advanceTimersByTimeAsync(1000))

    const readOut = announcements().filter((each) => each.tagName !== 'LI')
    expect(readOut).toEqual([])
  })

  it.each([
    [40, true],
    [60, false],
  ])('B-7.1 swiped right by %i px, is it still there: %s', async (distance, stays) => {
    render(<Toaster />)
    act(() => void toast({ title: 'Draft saved' }))
    const box = await shown('Draft saved')
    box.setPointerCapture = () => undefined
    box.hasPointerCapture = () => false
    box.releasePointerCapture = () => undefined

    fireEvent.pointerDown(box, { button: 0, clientX: 0, clientY: 0, pointerType: 'touch' })
    fireEvent.pointerMove(box, { clientX: distance, clientY: 0, pointerType: 'touch' })
    fireEvent.pointerUp(box, { clientX: distance, clientY: 0, pointerType: 'touch' })
    await act(() => vi.advanceTimersByTimeAsync(300))

    expect(screen.queryAllByText('Draft saved').length > 0).toBe(stays)
  })
})
