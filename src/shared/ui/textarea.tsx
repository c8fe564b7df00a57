import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { controlStyle } from './control-style'
import { cx } from './cx'

type TextareaProps = ComponentProps<'textarea'> & {
  /** With a number, shows how many characters are left under the box; nothing is cut off. */
  max?: number
}

/** Code points, as the database counts them. */
const length = (text: string) => Array.from(text).length

const left = (count: number) => {
  if (count === 1) return '1 character left'
  if (count >= 0) return `${count} characters left`
  return count === -1 ? '1 character too many' : `${-count} characters too many`
}

/** Several lines of text; grows with what is written. */
export function Textarea({
  className,
  max,
  onChange,
  rows = 3,
  'aria-describedby': describedBy,
  ...rest
}: TextareaProps) {
  const counterId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const text = rest.value === undefined ? typed : String(rest.value)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (max !== undefined && rest.value === undefined) setTyped(event.target.value)
    onChange?.(event)
  }
  const remaining = max === undefined ? 0 : max - length(text)

  return (
    <>
      <textarea
        rows={rows}
        className={controlStyle(cx('field-sizing-content min-h-24 resize-y', className))}
        onChange={change}
        aria-describedby={cx(describedBy, max !== undefined && counterId) || undefined}
        {...rest}
      />
      {max !== undefined && (
        <p
          id={counterId}
          data-tabular
          className={cx('text-1', remaining < 0 ? 'text-danger' : 'text-muted')}
        >
          {left(remaining)}
        </p>
      )}
    </>
  )
}
