import { lazy } from 'react'
import { Checkbox } from '@/shared/ui/checkbox'
import { Fieldset } from '@/shared/ui/fieldset'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { formMessages } from '../messages'
import { choicesOf, toggled } from './choices'
import { useField } from './use-field'

const ChoicesCombobox = lazy(() =>
  import('./choices-combobox').then((module) => ({ default: module.ChoicesCombobox })),
)

/** Several out of a list: boxes to tick when there are few, a search with chips when there are many. */
export function ChoicesControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const chosen = Array.isArray(answer) ? answer.filter((id) => typeof id === 'string') : []
  const { options, anyId, isListed } = choicesOf(field, chosen, model.vocabularies)
  const toggle = (id: string) => {
    const next = toggled(chosen, id, anyId)
    model.set(path, next.length > 0 ? next : undefined)
  }

  if (!isListed) {
    return (
      <ChoicesCombobox
        field={field}
        fieldProps={fieldProps}
        options={options}
        chosen={chosen}
        isFull={isFull(field.max_items, chosen, anyId)}
        onToggle={toggle}
      />
    )
  }

  const { id, label, help, error, optional } = fieldProps
  const full = isFull(field.max_items, chosen, anyId)
  return (
    <Fieldset id={`${id}-group`} legend={label} help={help} error={error} optional={optional}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => {
          const isChosen = chosen.includes(option.id)
          return (
            <Checkbox
              key={option.id}
              id={index === 0 ? id : undefined}
              label={option.label}
              checked={isChosen}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-group-error` : undefined}
              onChange={() => {
                if (isChosen || !full || option.id === anyId) toggle(option.id)
              }}
            />
          )
        })}
      </div>
      {full && field.max_items !== undefined && (
        <p role="status" className="text-1 text-muted">
          {formMessages.choicesFull(field.max_items)}
        </p>
      )}
    </Fieldset>
  )
}

const isFull = (max: number | undefined, chosen: readonly string[], anyId: string | undefined) =>
  max !== undefined && chosen.length >= max && !chosen.includes(anyId ?? '')
