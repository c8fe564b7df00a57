import { optionsOf } from '@contracts/forms/definition'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { autocompleteOf } from '../autocomplete'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { formMessages } from '../messages'
import { useField } from './use-field'

/** One out of a list, by the browser's own control. */
export function SelectControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const value = typeof answer === 'string' ? answer : ''
  const offered = [
    ...(field.any_option ? [field.any_option] : []),
    ...optionsOf(field, model.vocabularies).filter(({ id, retired }) => !retired || id === value),
  ]
  const isUnknown = value !== '' && !offered.some(({ id }) => id === value)
  return (
    <Field {...fieldProps}>
      {(control) => (
        <Select
          {...control}
          value={value}
          autoComplete={autocompleteOf(field, path)}
          onChange={({ target }) => model.set(path, target.value || undefined)}
        >
          <option value="">{formMessages.choose}</option>
          {isUnknown && <option value={value}>{value}</option>}
          {offered.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
