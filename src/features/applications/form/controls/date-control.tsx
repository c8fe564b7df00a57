import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { Input } from '@/shared/ui/input'
import { Select } from '@/shared/ui/select'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { formMessages } from '../messages'
import { useField } from './use-field'

let hasMonths: boolean | undefined

/** Some browsers take a month input for a text box. */
function supportsMonths(): boolean {
  if (hasMonths === undefined) {
    const probe = document.createElement('input')
    probe.type = 'month'
    hasMonths = probe.type === 'month'
  }
  return hasMonths
}

/** A day or a month, by the picker of the browser. */
export function DateControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const value = typeof answer === 'string' ? answer : ''
  if (field.type === 'month' && !supportsMonths()) return <MonthParts field={field} path={path} />
  return (
    <Field {...fieldProps}>
      {(control) => (
        <Input
          {...control}
          className="max-w-56"
          type={field.type === 'month' ? 'month' : 'date'}
          min={field.type === 'month' ? '1900-01' : '1900-01-01'}
          max={field.type === 'month' ? '2100-12' : '2100-12-31'}
          value={value}
          onChange={({ target }) => model.set(path, target.value || undefined)}
        />
      )}
    </Field>
  )
}

const monthName = (month: number) =>
  new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  )
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** The same in two boxes. Half of it is kept as it is, and is no month yet. */
function MonthParts({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const { id, label, help, error, optional } = fieldProps
  const [year = '', month = ''] = typeof answer === 'string' ? answer.split('-') : []
  const write = (nextYear: string, nextMonth: string) =>
    model.set(path, nextYear || nextMonth ? `${nextYear}-${nextMonth}` : undefined)
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-group-error` : undefined,
  }
  return (
    <Fieldset id={`${id}-group`} legend={label} help={help} error={error} optional={optional}>
      <div className="flex gap-2">
        <div className="w-44">
          <Select
            id={id}
            {...aria}
            aria-label={formMessages.month}
            value={month}
            onChange={({ target }) => write(year, target.value)}
          >
            <option value="">{formMessages.month}</option>
            {months.map((number) => (
              <option key={number} value={number}>
                {monthName(Number(number))}
              </option>
            ))}
          </Select>
        </div>
        <Input
          {...aria}
          className="max-w-28"
          aria-label={formMessages.year}
          inputMode="numeric"
          maxLength={4}
          placeholder={formMessages.year}
          value={year}
          onChange={({ target }) => write(target.value.replaceAll(/\D/g, ''), month)}
        />
      </div>
    </Fieldset>
  )
}
