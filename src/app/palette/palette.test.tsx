import { act, screen } from '@testing-library/react'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { rememberPlace, usePaletteEntries } from '@/shared/ui/palette-entries'
import { PaletteButton } from './palette-button'

beforeEach(async () => {
  // Fetched when it is first opened; the tests are about what it does then.
  await import('./palette')
})

const onPage = [{ label: 'Kijani Solar', to: '/dashboard/applications/1', hint: 'APP-2026-000101' }]

function Page({ role }: { role: StaffRole | null }) {
  usePaletteEntries('list', onPage)
  return <PaletteButton role={role} />
}

async function open({ role = null }: { role?: StaffRole | null } = {}) {
  const { user } = renderWithApp(<Page role={role} />, { path: '/dashboard' })
  await user.keyboard('{Control>}k{/Control}')
  return { user, input: await screen.findByRole('combobox', { name: 'Where to' }) }
}

const offered = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('command palette', () => {
  it('opens by Ctrl K with the places of the dashboard, and goes to the chosen one', async () => {
    const { user, input } = await open()
    expect(input).toHaveFocus()
    expect(offered()).toEqual([
      'Home',
      'Applications',
      'New application',
      'Notifications',
      'Settings',
      'Kijani SolarAPP-2026-000101',
    ])

    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kijani Solar')
    await user.keyboard('{Enter}')

    expect(currentPlace()).toBe('/dashboard/applications/1')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('finds by any part of a name or a reference, and all over the site', async () => {
    const { user } = await open()
    await user.keyboard('000101')
    expect(offered()).toEqual(['Kijani SolarAPP-2026-000101'])

    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('privacy')
    expect(offered()).toEqual(['Privacy policy'])

    await user.keyboard('zzz')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing here is called “privacyzzz”.')
  })

  it('does not offer staff to apply', async () => {
    const { user } = await open({ role: 'reviewer' })
    await user.keyboard('new app')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('leads managers to what they publish, and nobody else', async () => {
    const { user } = await open({ role: 'manager' })
    await user.keyboard('content')
    expect(offered()).toEqual(['Content'])
  })

  it('remembers what was opened lately, the newest first and each once', async () => {
    act(() => {
      rememberPlace({ label: 'Mavuno', to: '/dashboard/applications/2' })
      rememberPlace({ label: 'Ruka', to: '/dashboard/applications/3' })
      rememberPlace({ label: 'Mavuno Cold Chain', to: '/dashboard/applications/2' })
    })
    await open()
    expect(offered().slice(5, 7)).toEqual(['Mavuno Cold Chain', 'Ruka'])
  })

  it('closes by Escape and gives the focus back', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
