import { codePointLength } from '@contracts/forms/answers'
import type { ContentKind } from '../kinds'
import type { FieldSpec } from './field-spec'
import { fieldsOf } from './groups'
import { checkMessages as words } from './messages'
import { isSlug } from './slug'
import { listIn, pictureIn, textIn, type Values } from './values'

export type FieldErrors = Readonly<Partial<Record<string, string>>>

const tooLong = (text: string, max: number): string | undefined => {
  const by = codePointLength(text.trim()) - max
  return by > 0 ? words.tooLong(by) : undefined
}

const addresses: Record<'https' | 'web' | 'https or mail', RegExp> = {
  https: /^https:\/\/[^\s]+$/,
  web: /^https?:\/\/[^\s]+$/,
  'https or mail': /^(https:\/\/[^\s]+|(mailto:)?[^\s:/@]+@[^\s:/@]+)$/,
}

/** What keeps one field from being saved, by the rules of the database. */
function errorOf(field: FieldSpec, values: Values): string | undefined {
  const text = textIn(values, field.key).trim()
  switch (field.type) {
    case 'line':
    case 'lines':
      return field.need === 'save' && text === ''
        ? words.missing(field.label)
        : tooLong(text, field.max)
    case 'markdown':
      return tooLong(text, field.max)
    case 'slug':
      return isSlug(text) ? undefined : words.slug
    case 'address':
      if (text === '') return undefined
      return addresses[field.accepts].test(text)
        ? tooLong(text, field.max)
        : words.address[field.accepts]
    case 'tags':
    case 'choices':
      return listIn(values, field.key).length > field.most ? words.tooMany(field.most) : undefined
    case 'number': {
      const number = values[field.key]
      if (number === null && field.optional) return undefined
      const isRight =
        typeof number === 'number' &&
        Number.isInteger(number) &&
        number >= field.least &&
        number <= field.most
      return isRight ? undefined : words.number(field.least, field.most)
    }
    case 'moment': {
      if (text === '') return field.optional ? undefined : words.missing(field.label)
      const before = field.after ? textIn(values, field.after) : ''
      return before && Date.parse(text) <= Date.parse(before) ? words.order : undefined
    }
    case 'picture': {
      const picture = pictureIn(values, field.key)
      if (!picture) return undefined
      return picture.alt.trim() === '' ? words.alt : tooLong(picture.alt, 300)
    }
    default:
      return undefined
  }
}

/** What keeps a piece from being saved, by field. */
export const errorsOf = (kind: ContentKind, values: Values): FieldErrors =>
  Object.fromEntries(
    fieldsOf(kind)
      .map((field) => [field.key, errorOf(field, values)] as const)
      .filter(([, error]) => error !== undefined),
  )
