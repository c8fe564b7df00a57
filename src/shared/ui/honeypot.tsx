import type { ComponentProps } from 'react'

type HoneypotProps = Pick<ComponentProps<'input'>, 'ref'>

/**
 * A field that no person sees or reaches. Programs that fill in every field fill in this one too. Its name means nothing, so
 * that no browser offers to fill it in for somebody.
 */
export function Honeypot({ ref }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input ref={ref} type="text" name="fourth-fold" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
