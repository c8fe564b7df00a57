import { vi } from 'vitest'

/** Makes the screen this wide for components that ask, until the test ends. */
export function screenIs(width: 'phone' | 'desktop'): void {
  const pixels = width === 'phone' ? 360 : 1280
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, least] = /min-width:\s*([\d.]+)rem/.exec(query) ?? []
    return {
      matches: least !== undefined && pixels >= Number(least) * 16,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }
  })
}
