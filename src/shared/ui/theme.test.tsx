import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyTheme, followTheme, setTheme, useTheme } from './theme'

let dark = false
const listeners = new Set<() => void>()

beforeEach(() => {
  dark = false
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return dark
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  listeners.clear()
})

const shown = () => document.documentElement.dataset.theme

function Choice() {
  return <p>{useTheme().theme}</p>
}

describe('theme', () => {
  it('B-7.2 follows the system by default, also when that changes', () => {
    const stop = followTheme()
    applyTheme()
    expect(shown()).toBe('light')

    dark = true
    for (const listener of listeners) listener()
    expect(shown()).toBe('dark')
    stop()
    expect(listeners.size).toBe(0)
  })

  it('B-7.2 keeps what was chosen and shows it at once', () => {
    render(<Choice />)
    expect(screen.getByText('system')).toBeVisible()

    act(() => setTheme('dark'))
    expect(shown()).toBe('dark')
    expect(screen.getByText('dark')).toBeVisible()
    expect(localStorage.getItem('theme')).toBe('dark')

    act(() => setTheme('system'))
    expect(shown()).toBe('light')
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('B-7.2 follows on a page that is gone back to what was chosen since', () => {
    const stop = followTheme()
    applyTheme()
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(shown()).toBe('dark')
    stop()
  })

  it('B-7.2 follows a choice made in another tab', () => {
    const stop = followTheme()
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(shown()).toBe('dark')
    stop()
  })

  it('shows the choice for this visit where storage is forbidden', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    setTheme('dark')
    expect(shown()).toBe('dark')
    forbidden.mockRestore()
  })
})
