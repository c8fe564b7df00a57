import type { Json } from '@contracts/forms/answers'
import type { Field } from '@contracts/forms/definition'
import { useAnswer, useErrorMessage } from '../form-context'
import { formMessages } from '../messages'
import { controlId } from '../paths'

type Labelled = {
  id: string
  label: string
  help: string | undefined
  error: string | undefined
  required: boolean
  optional: boolean
}

/** What a control shows of its field: the answer, and words for the primitive around it. */
export function useField(
  field: Field,
  path: string,
): { answer: Json | undefined; fieldProps: Labelled } {
  return { answer: useAnswer(path), fieldProps: useFieldProps(field, path) }
}

/** The words alone: whoever uses these is not drawn again with every key. */
export function useFieldProps(field: Field, path: string): Labelled {
  return {
    id: controlId(path),
    label: field.label,
    help: helpOf(field),
    error: useErrorMessage(path),
    required: field.required === true,
    optional: field.required !== true,
  }
}

/** Says who sees a private answer, unless the form's own words do. */
function helpOf({ help, private_to: audience }: Field): string | undefined {
  if (audience !== 'staff' || help?.includes('see')) return help
  return [help, formMessages.privateToStaff].filter(Boolean).join(' ')
}
