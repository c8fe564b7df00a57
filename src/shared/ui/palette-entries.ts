import { useEffect } from 'react'
import { tabNotes } from '@/shared/tab-notes'

/** Something that can be gone to by typing a part of its name. */
export type PaletteEntry = { label: string; to: string; hint?: string }

/** A page shows what it has at hand: the applications of a list, for instance. */
const sources = new Map<string, readonly PaletteEntry[]>()

/** Puts a page's own things into the command palette for as long as the page is on screen. */
export function usePaletteEntries(source: string, entries: readonly PaletteEntry[]): void {
  useEffect(() => {
    sources.set(source, entries)
    return () => void sources.delete(source)
  }, [source, entries])
}

/** What the pages on screen have put in. */
export const paletteEntries = (): PaletteEntry[] => Array.from(sources.values()).flat()

const recentKey = 'recent-places'
const recentLimit = 8

/** What the person opened lately in this tab, newest first. */
export function recentPlaces(): PaletteEntry[] {
  try {
    const stored: unknown = JSON.parse(tabNotes.read(recentKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Remembers a thing that was opened, so that the palette can offer it again. */
export function rememberPlace({ label, to, hint }: PaletteEntry): void {
  const others = recentPlaces().filter((place) => place.to !== to)
  const places = [{ label, to, hint }, ...others].slice(0, recentLimit)
  tabNotes.write(recentKey, JSON.stringify(places))
}

/** Remembers what the page on screen is about. */
export function useRecentPlace(label: string, to: string, hint?: string): void {
  useEffect(() => rememberPlace({ label, to, hint }), [label, to, hint])
}

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== 'object' || value === null) return false
  const { label, to } = value as Record<string, unknown>
  return typeof label === 'string' && typeof to === 'string' && to.startsWith('/')
}
