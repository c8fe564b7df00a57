import type { ContentKind } from '../kinds'
import type { FieldSpec, FieldType } from './field-spec'
import { fieldMessages } from './messages'
import type { FieldValue, Values } from './values'

/** What every field of a piece is drawn from. */
export type ControlOf<Type extends FieldType> = {
  kind: ContentKind
  field: Extract<FieldSpec, { type: Type }>
  values: Values
  error: string | undefined
  /** The address stays once others may have seen it. */
  isSlugLocked: boolean
  onChange: (value: FieldValue) => void
}

/** The id of a field's control, for what has to lead to it. */
export const controlId = (key: string): string => `field-${key}`

/** What a field is called, and whether it may stay empty. */
export const labelling = ({ key, label, help, need }: FieldSpec) => ({
  id: controlId(key),
  label,
  help,
  required: need === 'save',
  optional: need === undefined,
  aside: need === 'publish' && fieldMessages.toPublish,
})
