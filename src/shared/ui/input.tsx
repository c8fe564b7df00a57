import type { ComponentProps } from 'react'
import { controlStyle } from './control-style'

/** A line of text, a number, a date: any input that is a box. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={controlStyle(className)} {...rest} />
}
