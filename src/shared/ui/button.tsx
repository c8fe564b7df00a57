import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonIntent, type ButtonSize } from './button-style'

type ButtonProps = ComponentProps<'button'> & {
  intent?: ButtonIntent
  size?: ButtonSize
  /** While true the button keeps its place and focus, and a press does nothing. */
  busy?: boolean
}

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  intent,
  size,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault()
      return
    }
    onClick?.(event)
  }
  return (
    <button
      type={type}
      className={buttonStyle(intent, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    />
  )
}
