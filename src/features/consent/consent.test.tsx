import { act, screen, waitFor, within } from '@testing-library/react'
import { blockStorage } from '@tests/support/blocked-storage'
import { renderWithApp } from '@tests/support/render-app'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConsent } from '@/shared/consent'
import { env } from '@/shared/env'
import { onDevice } from '@/shared/device-storage'
import { ConsentBanner, openPreferences } from './index'
import { closePreferences } from './preferences-opener'

const root = document.documentElement

beforeEach(async () => {
  // Fetched when it is first opened; the tests are about what it does then.
  await import('./preferences')
  await import('@/shared/ui/modal')
})
afterEach(() => {
  closePreferences()
  delete root.dataset.consent
})

const draw = () =>
  renderWithApp(
    <>
      <ConsentBanner />
      <main id="main" tabIndex={-1}>
        <button onClick={openPreferences}>Cookie preferences</button>
      </main>
    </>,
  )

const banner = () => screen.queryByRole('region', { name: 'We Value Your Privacy' })
const press = (name: string) => within(screen.getByRole('region')).getByRole('button', { name })
const dialog = () => screen.findByRole('dialog', { name: 'Cookie Preferences' })
const kept = () => JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null') as unknown
const choice = (analytics: boolean, marketing: boolean, functional: boolean) => ({
  necessary: true,
  analytics,
  marketing,
  functional,
})
const keep = (preferences: string, consent = 'accepted') => {
  localStorage.setItem('cookieConsent', consent)
  localStorage.setItem('cookiePreferences', preferences)
}

describe('the banner', () => {
  it('B-4.1 shows without a stored consent, with three buttons and the policy', () => {
    draw()
    const region = screen.getByRole('region', { name: 'We Value Your Privacy' })
    expect(
      within(region)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Accept All', 'Preferences', 'Reject All'])
    expect(within(region).getByRole('link')).toHaveAttribute('href', '/privacy-policy')
  })

  it.each([
    ['Accept All', true],
    ['Reject All', false],
  ])('B-4.3 B-4.4 %s is kept and hides the banner', async (name, allowed) => {
    const { user } = draw()
    await user.click(press(name))

    expect(banner()).not.toBeInTheDocument()
    expect(localStorage.getItem('cookieConsent')).toBe('accepted')
    expect(kept()).toEqual(choice(allowed, allowed, allowed))
    expect(root.dataset.consent).toBe('given')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('B-4.4 does not come back on later visits', () => {
    keep(JSON.stringify(choice(true, false, false)))
    draw()
    expect(banner()).not.toBeInTheDocument()
  })

  it('B-4.4 follows what was chosen in another tab', () => {
    draw()
    keep(JSON.stringify(choice(false, false, false)))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })))
    expect(banner()).not.toBeInTheDocument()

    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(banner()).toBeVisible()
    expect(root.dataset.consent).toBeUndefined()
  })

  it('B-4.4 is gone from a page that is gone back to, where the question was answered since', () => {
    draw()
    keep(JSON.stringify(choice(false, false, false)))
    // A page that slept meanwhile was told of nothing.
    const shown = new PageTransitionEvent('pageshow', { persisted: true })
    act(() => void window.dispatchEvent(shown))
    expect(banner()).not.toBeInTheDocument()
    expect(root.dataset.consent).toBe('given')
  })

  it('B-4.5 takes the choice for this visit where nothing can be kept', async () => {
    const { user } = draw()
    const allow = blockStorage()
    try {
      await user.click(press('Reject All'))
      expect(banner()).not.toBeInTheDocument()
      expect(readConsent()).toEqual(choice(false, false, false))
    } finally {
      allow()
      onDevice.remove('cookieConsent')
      onDevice.remove('cookiePreferences')
    }
  })
})

describe('a country to suggest', () => {
  afterEach(() => void Object.assign(env, { geoipUrl: '' }))

  it.each([
    ['', false],
    ['https://geo.example/me', true],
  ])('B-4.5 is promised only where somebody is asked for one: %j', async (geoipUrl, isPromised) => {
    Object.assign(env, { geoipUrl })
    const { user } = draw()
    const region = screen.getByRole('region', { name: 'We Value Your Privacy' })
    expect(/country/.test(region.textContent)).toBe(isPromised)

    await user.click(press('Preferences'))
    const functional = within(await dialog()).getByRole('switch', { name: 'Functional' })
    expect(functional).toHaveAccessibleDescription(isPromised ? /country/ : /nothing of the kind/)
  })
})

it('B-4.5 what was allowed before does not outlast its withdrawal where there is no room to write that down', async () => {
  keep(JSON.stringify(choice(true, true, true)))
  const { user } = draw()
  await user.click(screen.getByRole('button', { name: 'Cookie preferences' }))
  for (const name of ['Analytics', 'Marketing', 'Functional'])
    await user.click(within(await dialog()).getByRole('switch', { name }))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError')
  })
  try {
    await user.click(within(await dialog()).getByRole('button', { name: 'Save Preferences' }))
    expect(readConsent()).toEqual(choice(false, false, false))
    // The next visit asks again, and measures nothing until then.
    expect(localStorage.getItem('cookiePreferences')).toBeNull()
  } finally {
    full.mockRestore()
    onDevice.remove('cookieConsent')
    onDevice.remove('cookiePreferences')
  }
})

describe('the preferences', () => {
  it('B-4.2 B-4.3 have a switch for each category, necessary locked on, and nothing on beforehand', async () => {
    const { user } = draw()
    await user.click(press('Preferences'))
    const switches = within(await dialog()).getAllByRole('switch')

    expect(switches.map((each) => (each as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
      false,
    ])
    for (const [index, name] of ['Necessary', 'Analytics', 'Marketing', 'Functional'].entries())
      expect(switches[index]).toHaveAccessibleName(name)
    expect(switches[0]).toBeDisabled()
    expect(switches[1]).toBeEnabled()
  })

  it('B-4.2 B-4.4 save what was switched on', async () => {
    const { user } = draw()
    await user.click(press('Preferences'))
    const opened = within(await dialog())
    await user.click(opened.getByRole('switch', { name: 'Analytics' }))
    await user.click(opened.getByRole('switch', { name: 'Functional' }))
    await user.click(opened.getByRole('switch', { name: 'Functional' }))
    await user.click(opened.getByRole('button', { name: 'Save Preferences' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(banner()).not.toBeInTheDocument()
    expect(kept()).toEqual(choice(true, false, false))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('B-4.2 Cancel keeps nothing and goes back to the banner', async () => {
    const { user } = draw()
    await user.click(press('Preferences'))
    await user.click(within(await dialog()).getByRole('switch', { name: 'Marketing' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(kept()).toBeNull()
    await waitFor(() => expect(press('Preferences')).toHaveFocus())
  })

  it('B-4.5 open again from elsewhere with what was chosen, and change it', async () => {
    keep(JSON.stringify(choice(true, true, true)))
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: 'Cookie preferences' }))
    const opened = within(await dialog())
    expect(opened.getByRole('switch', { name: 'Analytics' })).toBeChecked()
    await user.click(opened.getByRole('switch', { name: 'Analytics' }))
    await user.click(opened.getByRole('button', { name: 'Save Preferences' }))

    expect(kept()).toEqual(choice(false, true, true))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cookie preferences' })).toHaveFocus(),
    )
  })
})

/** The script of the document that runs before the first paint. */
const firstScript =
  /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''

describe('a stored choice', () => {
  it.each([
    ['of four booleans', JSON.stringify(choice(true, false, true)), 'accepted', true],
    [
      'with more than that',
      JSON.stringify({ ...choice(true, false, true), x: 1 }),
      'accepted',
      true,
    ],
    ['that was not given', JSON.stringify(choice(true, true, true)), 'declined', false],
    ['without its preferences', '', 'accepted', false],
    ['that is no JSON', '{"necessary":', 'accepted', false],
    ['that is a word', '"accepted"', 'accepted', false],
    ['that is null', 'null', 'accepted', false],
    ['with a category missing', '{"necessary":true,"analytics":true}', 'accepted', false],
    [
      'with another kind of value',
      JSON.stringify({ ...choice(true, true, true), analytics: 'yes' }),
      'accepted',
      false,
    ],
  ])(
    'B-4.5 %s: does it count, to the app and before the first paint: %s %s %s',
    (_, preferences, consent, counts) => {
      keep(preferences, consent)
      expect(readConsent() !== null).toBe(counts)

      vi.stubGlobal('matchMedia', () => ({ matches: false }))
      new Function(firstScript)()
      vi.unstubAllGlobals()
      expect(root.dataset.consent).toBe(counts ? 'given' : undefined)
    },
  )
})
