import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { autocompleteOf } from '../autocomplete'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { formMessages } from '../messages'
import { useField } from './use-field'
import { useNumberText } from './use-number-text'

/** A number, a share or a year. A text box with the keyboard of digits: it takes spaces and commas, and no wheel turns it. */
export function NumberControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const { text, onText, onLeave } = useNumberText(answer, (value) => model.set(path, value))
  const isWhole = field.integer === true || field.type === 'year'
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span className="flex items-center gap-2">
          <Input
            {...control}
            dir="ltr"
            className="max-w-40 rtl:text-right"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            value={text}
            placeholder={field.placeholder}
            autoComplete={autocompleteOf(field, path)}
            onChange={({ target }) => onText(target.value)}
            onBlur={onLeave}
          />
          {field.type === 'percent' && (
            <span aria-hidden="true" className="text-muted">
              {formMessages.percentSign}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
