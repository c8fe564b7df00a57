import type { Json } from '@contracts/database.types'
import { isObject } from '@contracts/forms/answers'
import { type ContentKind, titleColumn } from '../kinds'
import type { FieldSpec } from './field-spec'
import { fieldsOf } from './groups'
import { type FieldValue, textIn, type Values } from './values'
import { ownZone } from './zoned-time'

/** What a new piece begins with. */
function emptyValue(field: FieldSpec): FieldValue {
  switch (field.type) {
    case 'line':
    case 'lines':
    case 'markdown':
    case 'slug':
    case 'address':
    case 'country':
    case 'term':
    case 'organisation':
    case 'call':
      return ''
    case 'moment':
      return field.optional ? '' : new Date().toISOString()
    case 'zone':
      return ownZone()
    case 'tags':
    case 'choices':
      return []
    case 'choice':
      return field.initial
    case 'switch':
      return false
    case 'number':
      return field.optional ? null : 0
    case 'picture':
      return null
  }
}

export const emptyValues = (kind: ContentKind): Values =>
  Object.fromEntries(fieldsOf(kind).map((field) => [field.key, emptyValue(field)]))

/** Of these the database has null for none, and a form an empty text. */
const isNullable = ({ type }: FieldSpec): boolean =>
  ['address', 'country', 'term', 'organisation', 'call', 'moment'].includes(type)

/** What a row holds, as its fields have it. */
export function toValues(kind: ContentKind, row: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    fieldsOf(kind).map((field) => {
      const stored = row[field.key] as FieldValue | undefined
      if (field.type === 'moment' && typeof stored === 'string')
        return [field.key, new Date(stored).toISOString()]
      return [field.key, stored ?? (isNullable(field) ? '' : emptyValue(field))]
    }),
  )
}

const asStored = (field: FieldSpec, value: FieldValue | undefined): Json => {
  if (typeof value !== 'string') return (value ?? null) as Json
  // The space around a text in Markdown may mean something within it, and nothing at its end.
  const text = field.type === 'markdown' ? value.trimEnd() : value.trim()
  if (
    field.type === 'address' &&
    field.accepts === 'https or mail' &&
    /^[^\s:/@]+@[^\s:/@]+$/.test(text)
  )
    return `mailto:${text}`
  return text === '' && isNullable(field) ? null : text
}

type Columns = Record<string, Json>

/** The columns to write: all of them, or those named. What lies inside a resource comes apart. */
export function toColumns(
  kind: ContentKind,
  values: Values,
  keys?: readonly string[],
): { own: Columns; inside: Columns } {
  const written = fieldsOf(kind).filter(({ key }) => !keys || keys.includes(key))
  const columns = (fields: readonly FieldSpec[]): Columns =>
    Object.fromEntries(fields.map((field) => [field.key, asStored(field, values[field.key])]))
  return {
    own: columns(written.filter(({ inside }) => !inside)),
    inside: columns(written.filter(({ inside }) => inside)),
  }
}

/** The columns to read, as the Data API is asked for them. */
export function selection(kind: ContentKind): string {
  const own = fieldsOf(kind)
    .filter(({ inside }) => !inside)
    .map(({ key }) => key)
  return [
    'id, state, published_at, first_published_at, version, updated_at',
    ...own,
    ...(kind === 'resources' ? ['inside:resource_contents(body, url, version)'] : []),
    ...(kind === 'organisations' ? ['consented_at'] : []),
  ].join(', ')
}

/** The row of what is inside, which comes as one or as a list of one. */
export function insideOf(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found: unknown = Array.isArray(row['inside']) ? row['inside'][0] : row['inside']
  return isObject(found as Json) ? (found as Record<string, unknown>) : {}
}

export const titleIn = (kind: ContentKind, values: Values): string =>
  textIn(values, titleColumn[kind])
