import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'

type FieldsetProps = {
  legend: ReactNode
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
  id?: string
  className?: string
  /** The controls; as a function, given what ties each of them to the error of the group. */
  children: ReactNode | ((control: GroupControlProps) => ReactNode)
}

type GroupControlProps = {
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** A group of controls that answer one question together. */
export function Fieldset({
  legend,
  help,
  error,
  optional,
  id: given,
  className,
  children,
}: FieldsetProps) {
  const own = useId()
  const id = given ?? own
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={className ?? 'grid min-w-0 gap-3'}
    >
      <legend className="mb-2">
        <FieldLabel optional={optional}>{legend}</FieldLabel>
      </legend>
      {help && (
        <div id={`${id}-help`} className="max-w-measure text-2 text-muted">
          {help}
        </div>
      )}
      {typeof children === 'function'
        ? children({
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-error` : undefined,
          })
        : children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
