import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

/** A box to tick, with its words beside it; the words are part of the target. */
export function Checkbox({ label, help, error, id: given, className, ...rest }: CheckboxProps) {
  const own = useId()
  const id = given ?? own
  const described = [rest['aria-describedby'], help && `${id}-help`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
        <span className="grid h-11 place-items-center pointer-fine:h-8">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : rest['aria-invalid']}
            aria-describedby={described || undefined}
            className="size-5"
          />
        </span>
        <label htmlFor={id} className="py-2.5 text-3 pointer-fine:py-1">
          {label}
        </label>
        {help && (
          <span id={`${id}-help`} className="col-start-2 -mt-1 text-2 text-muted">
            {help}
          </span>
        )}
      </div>
      {error && (
        <div className="mt-1">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
