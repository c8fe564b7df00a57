import { type ReactNode, useId } from 'react'
import { cx } from './cx'

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; help?: ReactNode }

type RadioGroupProps<Value extends string> = {
  name: string
  options: readonly RadioOption<Value>[]
  value: Value | null | undefined
  onChange: (value: Value) => void
  onBlur?: () => void
  disabled?: boolean
  /** Side by side where there is room; for two or three short answers. */
  inline?: boolean
  id?: string
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean | undefined
}

/** One answer out of a few. Put it in a `Fieldset`, whose legend is the question. */
export function RadioGroup<Value extends string>({
  name,
  options,
  value,
  onChange,
  onBlur,
  disabled,
  inline,
  id: given,
  ...aria
}: RadioGroupProps<Value>) {
  const own = useId()
  const id = given ?? own
  return (
    <div
      role="presentation"
      className={inline ? 'flex flex-wrap gap-x-8 gap-y-1' : 'grid gap-1'}
      onBlur={onBlur}
    >
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${option.value}`
        return (
          <div key={option.value} className="grid grid-cols-[auto_1fr] items-start gap-x-3">
            <span className="grid h-11 place-items-center pointer-fine:h-8">
              <input
                id={optionId}
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                disabled={disabled}
                onChange={() => onChange(option.value)}
                className="size-5"
                aria-describedby={
                  cx(aria['aria-describedby'], option.help ? `${optionId}-help` : null) || undefined
                }
                aria-invalid={aria['aria-invalid']}
              />
            </span>
            <label htmlFor={optionId} className="py-2.5 text-3 pointer-fine:py-1">
              {option.label}
            </label>
            {option.help && (
              <span id={`${optionId}-help`} className="col-start-2 -mt-1 text-2 text-muted">
                {option.help}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
