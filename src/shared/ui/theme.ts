import { useSyncExternalStore } from 'react'
import { onDevice } from '@/shared/device-storage'

export type ThemeChoice = 'light' | 'dark' | 'system'

const storageKey = 'theme'
const listeners = new Set<() => void>()

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** What the person chose; `system` until they choose. */
function readChoice(): ThemeChoice {
  const stored = onDevice.read(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Puts the theme on the page. The script in `index.html` has done so once before the first paint. */
export function applyTheme(): void {
  const choice = readChoice()
  const theme = choice === 'system' ? (prefersDark().matches ? 'dark' : 'light') : choice
  document.documentElement.dataset.theme = theme
}

/** Keeps the choice on this device and shows it at once. */
export function setTheme(choice: ThemeChoice): void {
  if (choice === 'system') onDevice.remove(storageKey)
  else onDevice.write(storageKey, choice)
  changed()
}

function changed() {
  applyTheme()
  for (const listener of listeners) listener()
}

/** Follows the system's setting and choices made in other tabs. Called once, when the app starts. */
export function followTheme(): () => void {
  const byOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) changed()
  }
  // A page that is gone back to slept meanwhile, and was told of nothing.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed()
  }
  const media = prefersDark()
  media.addEventListener('change', changed)
  window.addEventListener('storage', byOtherTab)
  window.addEventListener('pageshow', onReturn)
  return () => {
    media.removeEventListener('change', changed)
    window.removeEventListener('storage', byOtherTab)
    window.removeEventListener('pageshow', onReturn)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The person's choice of theme, and how to change it. */
export function useTheme(): { theme: ThemeChoice; setTheme: (choice: ThemeChoice) => void } {
  const theme = useSyncExternalStore<ThemeChoice>(subscribe, readChoice, () => 'system')
  return { theme, setTheme }
}
