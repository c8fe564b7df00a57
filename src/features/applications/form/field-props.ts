import type { Field } from '@contracts/forms/definition'

/** What every control of the form is given. */
export type FieldProps = {
  field: Field
  /** Where its answer is: the field's key, in a group below the item. */
  path: string
}
