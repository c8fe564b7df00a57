import { useSyncExternalStore } from 'react'
import { onDevice } from './device-storage'

export const consentCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const
export type ConsentCategory = (typeof consentCategories)[number]
export type Consent = Readonly<Record<ConsentCategory, boolean>>

const givenKey = 'cookieConsent'
const given = 'accepted'
const preferencesKey = 'cookiePreferences'

const listeners = new Set<() => void>()

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false
  const found = value as Partial<Record<string, unknown>>
  return consentCategories.every((category) => typeof found[category] === 'boolean')
}

function parse(text: string): Consent | null {
  try {
    const value: unknown = JSON.parse(text)
    return isConsent(value) ? { ...value, necessary: true } : null
  } catch {
    return null
  }
}

/** The same text is the same object, so that nobody who draws it draws it twice. */
let last: { text: string; consent: Consent | null } = { text: '', consent: null }

/**
 * What the visitor allows; null until they have said so, and where what is stored cannot be read. The script in
 * `index.html` reads it the same way, before the first paint.
 */
export function readConsent(): Consent | null {
  if (onDevice.read(givenKey) !== given) return null
  const text = onDevice.read(preferencesKey) ?? ''
  if (text !== last.text) last = { text, consent: parse(text) }
  return last.consent
}

function changed() {
  const { dataset } = document.documentElement
  if (readConsent()) dataset.consent = 'given'
  else delete dataset.consent
  for (const listener of listeners) listener()
}

/** Keeps the choice on this device; for this visit where nothing can be kept. */
export function giveConsent(allowed: Omit<Consent, 'necessary'>): void {
  const consent: Consent = {
    necessary: true,
    analytics: allowed.analytics,
    marketing: allowed.marketing,
    functional: allowed.functional,
  }
  // Where there is no room for the new choice the old one must not be what is found: the next visit asks anew.
  onDevice.remove(preferencesKey)
  onDevice.write(preferencesKey, JSON.stringify(consent))
  onDevice.write(givenKey, given)
  changed()
}

/** Calls back when the choice changes, here or in another tab, or has changed while the page was gone from. */
export function onConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', byOtherTab)
    window.addEventListener('pageshow', onReturn)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', byOtherTab)
    window.removeEventListener('pageshow', onReturn)
  }
}

function onReturn({ persisted }: PageTransitionEvent) {
  if (persisted) changed()
}

function byOtherTab({ key }: StorageEvent) {
  if (key === givenKey || key === preferencesKey || key === null) changed()
}

const nobodyYet = () => null

/** The choice, for whatever is drawn from it. */
export const useConsent = (): Consent | null =>
  useSyncExternalStore(onConsent, readConsent, nobodyYet)
