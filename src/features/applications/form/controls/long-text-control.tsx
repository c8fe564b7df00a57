import { storable } from '@contracts/forms/answers'
import { tidyText } from '@contracts/forms/formats'
import { maxLengthOf } from '@contracts/forms/limits'
import { Field } from '@/shared/ui/field'
import { Textarea } from '@/shared/ui/textarea'
import { autocompleteOf } from '../autocomplete'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { useField } from './use-field'

/** A text of several lines, which grows and counts down. */
export function LongTextControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const text = typeof answer === 'string' ? answer : ''
  return (
    <Field {...fieldProps}>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          rows={maxLengthOf(field) > 400 ? 5 : 3}
          max={maxLengthOf(field)}
          value={text}
          placeholder={field.placeholder}
          autoComplete={autocompleteOf(field, path)}
          onChange={({ target }) => model.set(path, storable(target.value) || undefined)}
          onBlur={({ target }) => {
            const tidy = tidyText(field, storable(target.value))
            if (tidy !== text) model.set(path, tidy || undefined)
          }}
        />
      )}
    </Field>
  )
}
