import { fieldsOf } from '../fields/groups'
import { emptyValues, titleIn } from '../fields/row'
import { slugOf } from '../fields/slug'
import { changedKeys, type FieldValue, sameValue, textIn, type Values } from '../fields/values'
import { fromLocal, toLocal } from '../fields/zoned-time'
import type { KeptPiece } from '../kept-pieces'
import { type ContentKind, titleColumn, wasPublished } from '../kinds'
import type { Piece } from '../types'

/** A piece while somebody writes it. Nothing here knows of React, of the network or of the device. */
export type Writing = {
  kind: ContentKind
  /** What was on the server when these changes were begun; null for a new piece. */
  base: Piece | null
  values: Values
  /** What somebody else has saved since; to be settled before anything is saved. */
  theirs: Piece | null
  /** When what came from this device was typed last; null when nothing did. */
  restoredFrom: string | null
}

/** Goes up with each change of a piece and of what is inside it. */
const revisionOf = (piece: Pick<Piece, 'version' | 'inside_version'>): number =>
  piece.version + piece.inside_version

const baseValues = ({ kind, base }: Pick<Writing, 'kind' | 'base'>): Values =>
  base?.values ?? emptyValues(kind)

/** The fields that differ from what is saved. */
export const unsavedKeys = (writing: Writing): string[] =>
  writing.base
    ? changedKeys(writing.base.values, writing.values)
    : changedKeys(emptyValues(writing.kind), writing.values).filter(
        // Nobody has written the moment at which a new piece was begun.
        (key) => !isMoment(writing.values[key]) && writing.values[key] !== '',
      )

const isMoment = (value: FieldValue | undefined): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.+Z$/.test(value)

export const isUnsaved = (writing: Writing): boolean => unsavedKeys(writing).length > 0

/** From what the server has and what this device kept. */
export function beginWriting(
  kind: ContentKind,
  saved: Piece | null,
  kept: KeptPiece | null,
): Writing {
  const fresh: Writing = {
    kind,
    base: saved,
    values: saved?.values ?? emptyValues(kind),
    theirs: null,
    restoredFrom: null,
  }
  if (!kept) return fresh
  const values = { ...fresh.values, ...kept.values }
  if (saved && changedKeys(saved.values, values).length === 0) return fresh
  const restored = { ...fresh, values, restoredFrom: kept.at }
  if (!saved || !kept.base || revisionOf(kept.base) === revisionOf(saved)) return restored
  const base = { ...saved, ...kept.base }
  return { ...restored, base, theirs: saved }
}

/** As it is kept on the device. */
export const toKept = ({ kind, base, values }: Writing, at: string): KeptPiece => ({
  values,
  base: base && {
    version: base.version,
    inside_version: base.inside_version,
    values: base.values,
  },
  title: titleIn(kind, values),
  at,
})

/** The address follows the title until others may have seen it, or somebody has written one. */
function withAddress(writing: Writing, key: string, value: FieldValue): Values {
  const { kind, base, values } = writing
  const next = { ...values, [key]: value }
  if (key !== titleColumn[kind] || typeof value !== 'string') return next
  if (base && wasPublished(base)) return next
  const slug = textIn(values, 'slug')
  const isOwn = slug !== '' && slug !== slugOf(titleIn(kind, values))
  return isOwn ? next : { ...next, slug: slugOf(value) }
}

/** Another time zone moves the moments and not what the clock shows: who wrote noon meant noon. */
function inZone(kind: ContentKind, values: Values, from: string, to: string): Values {
  const moved = fieldsOf(kind)
    .filter(({ type }) => type === 'moment')
    .map(({ key }) => [key, textIn(values, key)] as const)
    .filter(([, moment]) => moment !== '')
    .map(([key, moment]) => [key, fromLocal(toLocal(moment, from), to)] as const)
  return { ...values, ...Object.fromEntries(moved) }
}

export function changeField(writing: Writing, key: string, value: FieldValue): Writing {
  const { kind, values } = writing
  const isZone = fieldsOf(kind).some((field) => field.key === key && field.type === 'zone')
  const next = withAddress(writing, key, value)
  return {
    ...writing,
    values: isZone ? inZone(kind, next, textIn(values, key), String(value)) : next,
  }
}

/** Back to what is saved. */
export const discardChanges = (writing: Writing): Writing => ({
  ...writing,
  values: baseValues(writing),
  restoredFrom: null,
})

/** What the server has now, read anew. Whoever has written nothing sees it at once; whoever has is asked. */
export function receive(writing: Writing, saved: Piece): Writing {
  const { base, theirs } = writing
  if (!base || base.id !== saved.id || revisionOf(saved) <= revisionOf(theirs ?? base))
    return writing
  if (!isUnsaved(writing)) return { ...writing, base: saved, values: saved.values }
  return { ...writing, theirs: saved }
}

/**
 * After a save or a move of our own: `sent` is what was written then. What was typed since stays, on top of what is
 * saved now.
 */
export function acceptSaved(writing: Writing, saved: Piece, sent: Values): Writing {
  const typedSince = Object.fromEntries(
    Object.entries(writing.values).filter(([key, value]) => !sameValue(value, sent[key])),
  )
  return {
    ...writing,
    base: saved,
    values: { ...saved.values, ...typedSince },
    theirs: null,
    restoredFrom: null,
  }
}

/** A field in which two have written differently. */
export type Difference = {
  key: string
  mine: FieldValue
  theirs: FieldValue
  /** Who has changed it: if only one has, theirs is the one to take. */
  by: 'me' | 'them' | 'both'
}

export function differences({ base, values, theirs }: Writing): Difference[] {
  if (!theirs) return []
  return changedKeys(theirs.values, values).map((key) => {
    const isMine = !sameValue(values[key], base?.values[key])
    const isTheirs = !sameValue(theirs.values[key], base?.values[key])
    return {
      key,
      mine: values[key] ?? null,
      theirs: theirs.values[key] ?? null,
      by: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them',
    }
  })
}

/** Goes on from what the other has saved, with those fields as they were here. */
export function settle(writing: Writing, keptMine: readonly string[]): Writing {
  const { theirs, values } = writing
  if (!theirs) return writing
  const mine = Object.fromEntries(keptMine.map((key) => [key, values[key] ?? null]))
  return { ...writing, base: theirs, values: { ...theirs.values, ...mine }, theirs: null }
}
