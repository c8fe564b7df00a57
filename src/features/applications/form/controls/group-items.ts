import { answerOf, isBlank, isObject, type Json } from '@contracts/forms/answers'
import type { Field, Vocabularies } from '@contracts/forms/definition'
import { optionsOf } from '@contracts/forms/definition'
import { plainMonth } from '@/shared/format/dates'
import { groupMessages } from './group-messages'

/** What an item is called when it is folded: by its names, or by the first thing that was answered. */
export function itemName(group: Field, item: Json | undefined, vocabularies: Vocabularies): string {
  if (!isObject(item)) return ''
  const person = ['first_name', 'last_name']
    .map((key) => textOf(answerOf(item, key)))
    .filter(Boolean)
    .join(' ')
  if (person) return person
  for (const field of group.fields ?? []) {
    const name = shortAnswer(field, answerOf(item, field.key), vocabularies)
    if (name) return name
  }
  return ''
}

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' && !isBlank(value) ? value.trim() : ''

function shortAnswer(field: Field, value: Json | undefined, vocabularies: Vocabularies): string {
  const text = textOf(value)
  if (!text) return ''
  switch (field.type) {
    case 'short_text':
    case 'email':
    case 'url':
      return text
    case 'month':
      return /^\d{4}-\d\d$/.test(text) ? plainMonth(text) : text
    case 'select':
      return optionsOf(field, vocabularies).find(({ id }) => id === text)?.label ?? text
    default:
      return ''
  }
}

export const itemTitle = (group: Field, index: number): string =>
  groupMessages.itemTitle(group.item_label ?? group.label, index + 1)

/** The items in another order. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item, ...others] = [
    ...items.slice(from, from + 1),
    ...items.filter((_, at) => at !== from),
  ]
  return item === undefined ? [...items] : [...others.slice(0, to), item, ...others.slice(to)]
}
