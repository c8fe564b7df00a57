import type { StaffRole } from '@/shared/auth/use-staff-role'
import { type PaletteEntry, paletteEntries, recentPlaces } from '@/shared/ui/palette-entries'
import { sidePlaces } from '../layouts/places'
import { searchSiteMap } from '../site-map'

export type Group = { title: string; entries: PaletteEntry[] }

const matches = (entry: PaletteEntry, words: string[]) => {
  const text = `${entry.label} ${entry.hint ?? ''}`.toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

/** What the palette offers for what was typed, each place once. */
export function findEntries(query: string, role: StaffRole | null | undefined): Group[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const places = sidePlaces(role)
  const site = words.length === 0 ? [] : searchSiteMap(query).filter(forWhom(Boolean(role)))

  const seen = new Set<string>()
  const once = (entries: PaletteEntry[]) =>
    entries.filter(({ to }) => {
      if (seen.has(to)) return false
      seen.add(to)
      return true
    })
  const matching = (entries: PaletteEntry[]) =>
    once(entries.filter((entry) => matches(entry, words)))

  return [
    { title: 'Dashboard', entries: matching(places.map(({ label, to }) => ({ label, to }))) },
    { title: 'Opened lately', entries: matching(recentPlaces()) },
    { title: 'On this page', entries: matching(paletteEntries()).slice(0, 20) },
    {
      title: 'Everywhere',
      entries: once(site.map(({ title, path }) => ({ label: title, to: path }))),
    },
  ].filter((group) => group.entries.length > 0)
}

/** Staff do not apply, so the way to a new application is not offered to them. */
const forWhom = (isStaff: boolean) => (route: { path: string }) =>
  !isStaff || route.path !== '/dashboard/new-application'
