import { useEffect, useRef } from 'react'
import { Icon } from '@/shared/ui/icon'
import { cx } from '@/shared/ui/cx'
import { formMessages } from '../messages'

export type Entry = { value: string; label: string; isChosen: boolean }

type ChoicesListProps = {
  id: string
  label: string
  entries: readonly Entry[]
  /** The line that the keyboard is on. */
  active: number
  /** Why nothing more can be chosen. */
  note: string | null
  onChoose: (entry: Entry) => void
}

/** The list below a search. The focus stays in the text box, which names the current line. */
export function ChoicesList({ id, label, entries, active, note, onChoose }: ChoicesListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-panel border border-line bg-surface-raised shadow-float">
      {note && (
        <p role="status" className="border-b border-line px-3 py-2 text-1 text-muted">
          {note}
        </p>
      )}
      {entries.length === 0 && (
        <p role="status" className="px-3 py-3 text-2 text-muted">
          {formMessages.noChoices}
        </p>
      )}
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        className="max-h-72 overflow-y-auto py-1 empty:hidden"
      >
        {entries.map((entry, index) => (
          <li
            key={entry.value}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={entry.isChosen}
            data-active={index === active || undefined}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 text-3 pointer-fine:min-h-9',
              index === active && 'bg-ink/7 outline-2 -outline-offset-2 outline-transparent',
              note && !entry.isChosen && 'text-muted',
            )}
            // The text box keeps the focus, and with it the keyboard of a phone.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <span dir="auto">{entry.label}</span>
            {entry.isChosen && <Icon name="check" className="size-4 shrink-0 text-accent" />}
          </li>
        ))}
      </ul>
    </div>
  )
}
