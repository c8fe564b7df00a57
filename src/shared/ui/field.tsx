import { type ReactNode, useId } from 'react'
import type { ControlProps } from './control-style'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'

type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** Only says so to assistive technology; the visible sign is `optional` on the others. */
  required?: boolean
  /** Adds "optional" to the label. */
  optional?: boolean
  /** Something at the right of the label: a counter, a link. */
  aside?: ReactNode
  /** The control's id, where another part of the page has to link to it. */
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** Labels a control, explains it and announces its error. */
export function Field({
  label,
  help,
  error,
  required,
  optional,
  aside,
  id: given,
  children,
}: FieldProps) {
  const own = useId()
  const id = given ?? own
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id}>
          <FieldLabel optional={optional}>{label}</FieldLabel>
        </label>
        {aside && <div className="text-1 text-muted">{aside}</div>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <div id={`${id}-help`} className="max-w-measure text-2 text-muted">
          {help}
        </div>
      )}
    </div>
  )
}
