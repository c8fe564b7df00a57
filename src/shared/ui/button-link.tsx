import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { buttonStyle, type ButtonIntent, type ButtonSize } from './button-style'

type ButtonLinkProps = ComponentProps<typeof Link> & { intent?: ButtonIntent; size?: ButtonSize }

/** A link that leads on with the weight of a button. */
export function ButtonLink({ intent, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonStyle(intent, size, className)} {...rest} />
}
