import { answerOf, type Answers, isBlank, isObject } from '@contracts/forms/answers'
import {
  type Field,
  type FormDefinition,
  optionsOf,
  type Vocabularies,
} from '@contracts/forms/definition'
import { visibleFields } from '@contracts/forms/visibility'
import { countryName } from '@/shared/format/countries'
import { plainDate, plainMonth } from '@/shared/format/dates'
import { formatMoney } from '@/shared/format/money'
import { formatNumber, formatPercent } from '@/shared/format/numbers'
import { readingMessages } from './messages'

/** An answer as somebody reads it. */
export type ReadingValue =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'prose'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'choices'; choices: string[] }
  | { kind: 'file'; fileId: string }
  | { kind: 'items'; items: ReadingItem[]; isTable: boolean }

export type ReadingItem = {
  title: string
  answers: ReadingAnswer[]
  /** Answers that the title says already. */
  inTitle: readonly string[]
}
export type ReadingAnswer = {
  key: string
  label: string
  value: ReadingValue
  /** Only the programme's staff and whoever wrote it see this answer. */
  isPrivate: boolean
}
export type ReadingSection = {
  key: string
  title: string
  answers: ReadingAnswer[]
  /** How many questions were left without an answer. */
  skipped: number
}

const nothing: ReadingValue = { kind: 'nothing' }
const text = (value: string): ReadingValue => ({ kind: 'text', text: value })

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

/** Only addresses that a browser opens as a page; anything else stays text. */
function webAddress(value: string): string | null {
  try {
    const { protocol, href } = new URL(value)
    return protocol === 'http:' || protocol === 'https:' ? href : null
  } catch {
    return null
  }
}

function link(type: Field['type'], value: string): ReadingValue {
  if (type === 'email') return { kind: 'link', text: value, href: `mailto:${value}` }
  if (type === 'phone') return { kind: 'link', text: value, href: `tel:${value}` }
  const href = webAddress(value)
  const shown = value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return href ? { kind: 'link', text: shown, href } : text(value)
}

function choiceLabel(field: Field, id: string, vocabularies: Vocabularies): string {
  if (field.type === 'country' || field.type === 'countries') {
    return field.any_option?.id === id ? field.any_option.label : countryName(id)
  }
  const known = [...optionsOf(field, vocabularies), field.any_option].find(
    (option) => option?.id === id,
  )
  return known?.label ?? id
}

function ofString(field: Field, value: string, vocabularies: Vocabularies): ReadingValue {
  switch (field.type) {
    case 'long_text':
      return { kind: 'prose', text: value }
    case 'email':
    case 'phone':
    case 'url':
      return link(field.type, value)
    case 'select':
    case 'country':
      return text(choiceLabel(field, value, vocabularies))
    case 'date':
      return text(/^\d{4}-\d\d-\d\d$/.test(value) ? plainDate(value) : value)
    case 'month':
      return text(/^\d{4}-\d\d$/.test(value) ? plainMonth(value) : value)
    case 'file':
      return { kind: 'file', fileId: value }
    default:
      return text(value)
  }
}

const COLUMNS = 5
const CELL = 60

const fitsCell = ({ value }: ReadingAnswer): boolean =>
  value.kind === 'nothing' ||
  ((value.kind === 'text' || value.kind === 'prose' || value.kind === 'link') &&
    value.text.length <= CELL)

/** A few short answers an item, such as months and amounts, read better as the rows of a table. */
const isTabular = (items: readonly ReadingItem[]): boolean => {
  const keys = items.map(({ answers }) => answers.map(({ key }) => key).join(' '))
  return (
    items.every(({ answers }) => answers.length <= COLUMNS && answers.every(fitsCell)) &&
    new Set(keys).size <= 1
  )
}

function ofList(field: Field, value: unknown[], vocabularies: Vocabularies): ReadingValue {
  if (field.type === 'group') {
    const items = value
      .filter(isObject)
      .map((item, index) => toItem(field, item, index, vocabularies))
    return { kind: 'items', items, isTable: isTabular(items) }
  }
  const choices = value
    .filter((one) => typeof one === 'string')
    .map((id) => choiceLabel(field, id, vocabularies))
  return { kind: 'choices', choices }
}

function toValue(field: Field, value: unknown, vocabularies: Vocabularies): ReadingValue {
  if (isEmpty(value)) return nothing
  if (typeof value === 'string') return ofString(field, value, vocabularies)
  if (Array.isArray(value)) return ofList(field, value, vocabularies)
  if (typeof value === 'boolean') {
    if (field.type === 'consent') return text(value ? readingMessages.agreed : readingMessages.no)
    return text(value ? readingMessages.yes : readingMessages.no)
  }
  if (typeof value === 'number') {
    if (field.type === 'percent') return text(formatPercent(value))
    return text(field.type === 'year' ? String(value) : formatNumber(value))
  }
  if (isObject(value) && typeof value.amount === 'number' && typeof value.currency === 'string') {
    return text(formatMoney({ amount: value.amount, currency: value.currency }))
  }
  return nothing
}

function toAnswers(
  fields: readonly Field[],
  answers: Answers,
  vocabularies: Vocabularies,
): ReadingAnswer[] {
  return visibleFields(fields, answers).map((field) => ({
    key: field.key,
    label: field.label,
    value: toValue(field, answerOf(answers, field.key), vocabularies),
    isPrivate: field.private_to === 'staff',
  }))
}

const NAME = ['first_name', 'last_name']

const words = (item: Answers, keys: readonly string[]): string =>
  keys
    .map((key) => answerOf(item, key))
    .filter((part) => typeof part === 'string' && !isBlank(part))
    .join(' ')

/** "Founder 2: Grace Otieno", named by a name or by whatever short text it begins with. */
function toItem(
  group: Field,
  item: Answers,
  index: number,
  vocabularies: Vocabularies,
): ReadingItem {
  const fields = group.fields ?? []
  const first = fields.find((field) => field.type === 'short_text')
  const inTitle = words(item, NAME) ? NAME : first ? [first.key] : []
  return {
    title: readingMessages.item(group.item_label ?? group.label, index + 1, words(item, inTitle)),
    answers: toAnswers(fields, item, vocabularies),
    inTitle,
  }
}

/** Answers in the order of the questions, as they are read: what the form hid is not there, what was skipped is counted. */
export function toReading(
  definition: FormDefinition,
  answers: Answers,
  vocabularies: Vocabularies,
): ReadingSection[] {
  return definition.sections.map((section) => {
    const all = toAnswers(section.fields, answers, vocabularies)
    return {
      key: section.key,
      title: section.title,
      answers: all,
      skipped: all.filter((answer) => answer.value.kind === 'nothing').length,
    }
  })
}

const vocabulariesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    ...(field.vocabulary && field.type !== 'country' && field.type !== 'countries'
      ? [field.vocabulary]
      : []),
    ...vocabulariesIn(field.fields ?? []),
  ])

/** The vocabularies whose words the reading needs; names of countries come from the browser. */
export function vocabulariesOf(definition: FormDefinition): string[] {
  const all = definition.sections.flatMap((section) => vocabulariesIn(section.fields))
  return [...new Set(all)].sort()
}
