import type { ComponentProps } from 'react'
import { controlStyle } from './control-style'
import { cx } from './cx'

/** The browser's own select: it works with every keyboard, screen reader and phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <select className={controlStyle(cx('select-arrow', className))} {...rest}>
      {children}
    </select>
  )
}
