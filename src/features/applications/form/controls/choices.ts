import { storable } from '@contracts/forms/answers'
import { type Field, type Option, optionsOf, type Vocabularies } from '@contracts/forms/definition'
import { maxLengthOf } from '@contracts/forms/limits'

/** Up to this many are shown as boxes to tick; more are searched. */
const listed = 12

export type Choices = {
  options: readonly Option[]
  anyId: string | undefined
  isListed: boolean
}

/** What a field offers: what stands alone first, retired words only where they were chosen. */
export function choicesOf(
  field: Field,
  chosen: readonly string[],
  vocabularies: Vocabularies,
): Choices {
  const any = field.any_option
  const offered = optionsOf(field, vocabularies).filter(
    ({ id, retired }) => !retired || chosen.includes(id),
  )
  return {
    options: any ? [any, ...offered] : offered,
    anyId: any?.id,
    isListed: offered.length <= listed && field.custom !== true,
  }
}

/** Ticks or unticks. "Any" and a choice beside it take each other's place. */
export function toggled(
  chosen: readonly string[],
  id: string,
  anyId: string | undefined,
): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  if (id === anyId) return [id]
  return [...chosen.filter((other) => other !== anyId), id]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Those whose name has every typed word in it; what begins with the text comes first. */
export function matching(options: readonly Option[], query: string): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const found = options.filter(({ label }) => words.every((word) => plain(label).includes(word)))
  const begins = ({ label }: Option) => plain(label).startsWith(words[0] ?? '')
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** The word that may be added as it was typed, where the field takes people's own. */
export function ownWord(
  field: Field,
  query: string,
  options: readonly Option[],
  chosen: readonly string[],
): string | null {
  const word = storable(query).trim().replaceAll(/\s+/g, ' ')
  if (field.custom !== true || word === '' || word.length > maxLengthOf(field)) return null
  const isKnown = options.some(({ label }) => plain(label) === plain(word))
  return isKnown || chosen.some((one) => plain(one) === plain(word)) ? null : word
}
