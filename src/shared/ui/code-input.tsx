import type { ComponentProps } from 'react'
import { Input } from './input'

/** The digits of a code that is good once: offered by whatever keeps them, wide enough for the longest. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <Input
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="max-w-48 text-4 tracking-widest"
      data-tabular
      {...props}
    />
  )
}
