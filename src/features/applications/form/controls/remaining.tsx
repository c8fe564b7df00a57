import { codePointLength } from '@contracts/forms/answers'
import type { Field } from '@contracts/forms/definition'
import { maxLengthOf } from '@contracts/forms/limits'
import { formMessages } from '../messages'

/** Short lines only say how much is left when that is getting little. */
const soon = 20

/** How many characters a line of text has left. */
export function Remaining({ field, text }: { field: Field; text: string }) {
  const left = maxLengthOf(field) - codePointLength(text)
  const isTight = (field.max_length ?? 120) <= 60
  if (!text || (!isTight && left > soon)) return null
  return (
    <span data-tabular className={left < 0 ? 'text-danger' : undefined}>
      {formMessages.charactersLeft(left)}
    </span>
  )
}
