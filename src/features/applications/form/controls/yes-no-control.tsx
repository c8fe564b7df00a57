import { Fieldset } from '@/shared/ui/fieldset'
import { RadioGroup } from '@/shared/ui/radio-group'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { formMessages } from '../messages'
import { useField } from './use-field'

const options = [
  { value: 'yes', label: formMessages.yes },
  { value: 'no', label: formMessages.no },
] as const

/** Yes or no, neither of them chosen beforehand. */
export function YesNoControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const { id, label, help, error, optional } = fieldProps
  const value = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : null
  return (
    <Fieldset id={`${id}-group`} legend={label} help={help} error={error} optional={optional}>
      <RadioGroup
        id={id}
        name={path}
        inline
        options={options}
        value={value}
        onChange={(chosen) => model.set(path, chosen === 'yes')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-group-error` : undefined}
      />
    </Fieldset>
  )
}
