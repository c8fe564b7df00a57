import { cx } from '@/shared/ui/cx'
import { markdownMessages as words } from './messages'

type SwitchProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three ways to look at the same thing. */
export function LookSwitch<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SwitchProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'target border-b-2 px-3 text-2 -outline-offset-2',
            option.value === value
              ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
              : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

type View = 'write' | 'preview'

const views = [
  { value: 'write', label: words.write },
  { value: 'preview', label: words.preview },
] as const

/** Writing or reading, where there is no room for both. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return <LookSwitch label={words.views} options={views} value={view} onChange={onChange} />
}
