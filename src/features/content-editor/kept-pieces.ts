import { inTab, onDevice } from '@/shared/device-storage'
import type { Values } from './fields/values'
import type { ContentKind } from './kinds'

/** What somebody has typed and not saved: on this device and nowhere else. */
export type KeptPiece = {
  values: Values
  /** The version that it was begun from, and what that said; null for a new piece. */
  base: { version: number; inside_version: number; values: Values } | null
  /** What it is called, for lists. */
  title: string
  /** When it was last typed at. */
  at: string
}

const prefix = 'fourfold:writing:'
const ownPrefix = (userId: string) => `${prefix}${userId}:`
/** Between the name of a piece and what tells apart the texts that several tabs have of it. */
const mark = '~'

/** The name of a piece among those of a person; a new one has no id yet. */
export const pieceName = (kind: ContentKind, id: string | null): string => `${kind}/${id ?? 'new'}`

const isKeptPiece = (value: unknown): value is KeptPiece =>
  typeof value === 'object' && value !== null && 'values' in value && 'base' in value

function parse(text: string | null): KeptPiece | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isKeptPiece(stored) ? stored : null
  } catch {
    return null
  }
}

/** Where this tab keeps a piece, and what it has last seen or written there: anything else is another tab's. */
const held = new Map<string, { place: string; text: string | null }>()

const holdingOf = (key: string) => held.get(key) ?? { place: key, text: null }

const placesOf = (key: string) =>
  [...new Set(onDevice.keys())].filter((one) => one === key || one.startsWith(`${key}${mark}`))

const newestFirst = (one: { kept: KeptPiece }, other: { kept: KeptPiece }) =>
  other.kept.at.localeCompare(one.kept.at)

/** What this tab has written, else what was left in the usual place, else what another tab has left last. */
function find(key: string) {
  const found = placesOf(key).flatMap((place) => {
    const text = onDevice.read(place)
    const kept = parse(text)
    return kept ? [{ place, text, kept }] : []
  })
  const at = (place: string | null) => found.find((one) => one.place === place)
  return at(inTab.read(key)) ?? at(key) ?? found.sort(newestFirst)[0]
}

/**
 * Keeps what is being written on this device until it is saved. It outlasts a reload, the browser, a lost session and a lost
 * network, and goes when its person signs out on purpose. Two tabs that write the same piece keep a text each.
 */
export const keptPieces = {
  read(userId: string, name: string): KeptPiece | null {
    const key = ownPrefix(userId) + name
    const found = find(key)
    if (!found) return null
    held.set(key, { place: found.place, text: found.text })
    inTab.write(key, found.place)
    return found.kept
  },
  write(userId: string, name: string, piece: KeptPiece): void {
    const key = ownPrefix(userId) + name
    const { place, text } = holdingOf(key)
    const there = onDevice.read(place)
    const isOurs = there === null || there === text
    const next = {
      place: isOurs ? place : `${key}${mark}${crypto.randomUUID()}`,
      text: JSON.stringify(piece),
    }
    onDevice.write(next.place, next.text)
    held.set(key, next)
    inTab.write(key, next.place)
  },
  /** Whether it would still be here after the browser was closed. */
  isKept: (userId: string, name: string): boolean =>
    onDevice.isKept(holdingOf(ownPrefix(userId) + name).place),
  /** What this tab has of it; what another has written since stays. */
  remove(userId: string, name: string): void {
    const key = ownPrefix(userId) + name
    const { place, text } = holdingOf(key)
    if (text === null || onDevice.read(place) === text) onDevice.remove(place)
    inTab.remove(key)
    held.delete(key)
  },
  /** What it is called. Unlike reading it, this takes nothing over from another tab. */
  titleOf: (userId: string, name: string): string =>
    find(ownPrefix(userId) + name)?.kept.title ?? '',
  /** What was written at a piece that was thrown away goes on as a new one. */
  makeNew(userId: string, kind: ContentKind, id: string): void {
    const kept = keptPieces.read(userId, pieceName(kind, id))
    if (!kept) return
    keptPieces.write(userId, pieceName(kind, null), { ...kept, base: null })
    keptPieces.remove(userId, pieceName(kind, id))
  },
  /** The names of all that a person has not saved. */
  names: (userId: string): string[] => [
    ...new Set(
      onDevice
        .keys()
        .filter((key) => key.startsWith(ownPrefix(userId)))
        .map((key) => key.slice(ownPrefix(userId).length).replace(/~.*$/, '')),
    ),
  ],
  forget(userId: string): void {
    for (const key of onDevice.keys()) if (key.startsWith(ownPrefix(userId))) onDevice.remove(key)
    for (const key of held.keys()) if (key.startsWith(ownPrefix(userId))) held.delete(key)
  },
}
