import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button'

describe('button', () => {
  it('keeps its focus while it is busy, and neither acts nor submits', async () => {
    const user = userEvent.setup()
    const press = vi.fn()
    const submit = vi.fn((event: Event) => event.preventDefault())
    const { container } = render(
      <form>
        <input aria-label="Name" />
        <Button type="submit" busy onClick={press}>
          Submit
        </Button>
      </form>,
    )
    container.querySelector('form')?.addEventListener('submit', submit)

    const button = screen.getByRole('button', { name: 'Submit' })
    await user.click(button)
    await user.type(screen.getByRole('textbox'), 'Ada{Enter}')

    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toBeEnabled()
  })

  it('submits nothing unless it is told to', () => {
    render(<Button>Close</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })
})
