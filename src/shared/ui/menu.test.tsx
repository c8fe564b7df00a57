import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Menu } from './menu'

function setUp() {
  const leave = vi.fn()
  render(
    <MemoryRouter>
      <Menu
        label="Your account"
        trigger="WK"
        items={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Settings', to: '/dashboard/settings' },
          { label: 'Sign out', onSelect: leave },
        ]}
      />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  )
  return {
    user: userEvent.setup(),
    leave,
    button: screen.getByRole('button', { name: 'Your account' }),
  }
}

describe('menu', () => {
  it('opens with the keyboard, moves by arrows in a circle, closes by Escape', async () => {
    const { user, button } = setUp()
    button.focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus()

    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await user.keyboard('{Home}{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus()

    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('does what was chosen and closes', async () => {
    const { user, leave, button } = setUp()
    await user.click(button)
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))

    expect(leave).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('closes when it is left', async () => {
    const { user, button } = setUp()
    await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))

    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})
