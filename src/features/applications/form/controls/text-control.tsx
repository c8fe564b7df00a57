import { storable } from '@contracts/forms/answers'
import { tidyText } from '@contracts/forms/formats'
import type { HTMLInputTypeAttribute } from 'react'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { autocompleteOf } from '../autocomplete'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { Remaining } from './remaining'
import { useField } from './use-field'

/** Email and web addresses stay of type text where the browser's own check would speak before ours. */
const types: Partial<Record<string, HTMLInputTypeAttribute>> = { email: 'email', url: 'url' }

/** A line of text: also email and web addresses. */
export function TextControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const text = typeof answer === 'string' ? answer : ''
  const isAddress = field.type !== 'short_text'
  return (
    <Field {...fieldProps} aside={<Remaining field={field} text={text} />}>
      {(control) => (
        <Input
          {...control}
          type={types[field.type] ?? 'text'}
          dir={isAddress ? 'ltr' : 'auto'}
          value={text}
          placeholder={field.placeholder}
          autoComplete={autocompleteOf(field, path)}
          autoCapitalize={isAddress ? 'none' : undefined}
          spellCheck={isAddress ? false : undefined}
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
