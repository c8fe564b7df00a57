import { Icon } from '@/shared/ui/icon'
import { fieldMessages } from './messages'

type ChipsProps = {
  chosen: readonly { id: string; label: string }[]
  onRemove: (id: string) => void
}

/** What was chosen; a press takes it away. */
export function Chips({ chosen, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={fieldMessages.remove(label)}
            onClick={() => onRemove(id)}
            className="target inline-flex items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 text-2 hover:border-ink"
          >
            <span dir="auto" className="wrap-anywhere">
              {label}
            </span>
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
