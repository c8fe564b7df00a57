import { type ComponentProps, useState } from 'react'
import { Input } from './input'

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-18"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        className="absolute inset-y-1 end-1 min-w-14 rounded-control px-3 text-2 font-medium text-muted hover:bg-ink/7 hover:text-ink"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
