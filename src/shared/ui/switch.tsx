import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  help?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** On or off, at once. For an answer that is sent with a form, use a checkbox. */
export function Switch({
  label,
  help,
  checked,
  onCheckedChange,
  id: given,
  className,
  ...rest
}: SwitchProps) {
  const own = useId()
  const id = given ?? own
  return (
    <div className={className ?? 'flex items-start justify-between gap-6'}>
      <div className="min-w-0 py-1.5">
        <label htmlFor={id} className="text-3">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-2 text-muted">
            {help}
          </p>
        )}
      </div>
      <span className="relative grid h-11 w-11 shrink-0 place-items-center pointer-fine:h-9">
        <input
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          aria-describedby={help ? `${id}-help` : undefined}
          className="peer h-6 w-11 appearance-none rounded-full border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent forced-colors:hidden"
        />
      </span>
    </div>
  )
}
