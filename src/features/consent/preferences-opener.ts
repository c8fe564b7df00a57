import { useSyncExternalStore } from 'react'

let isOpen = false
let opener: Element | null = null
const listeners = new Set<() => void>()

function set(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the dialog in front of any page. */
export function openPreferences(): void {
  opener = document.activeElement
  set(true)
}

export const closePreferences = (): void => set(false)

/** Where reading goes on when what opened the dialog is no longer there: the banner goes with the choice. */
export const afterPreferences = (): HTMLElement | null =>
  opener?.isConnected ? null : document.getElementById('main')

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePreferencesOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
