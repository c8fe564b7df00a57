import * as Dialog from '@radix-ui/react-dialog'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import { findEntries, type Group } from './find-entries'

export type PaletteProps = { role: StaffRole | null | undefined; onClose: () => void }

/** Type a part of a name, press Enter, be there. */
export function Palette({ role, onClose }: PaletteProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const navigate = useNavigate()

  const groups = findEntries(query, role)
  const flat = groups.flatMap((group) => group.entries)
  const current = Math.min(chosen, flat.length - 1)

  const go = (index: number) => {
    const entry = flat[index]
    if (!entry) return
    onClose()
    navigate(entry.to)
  }

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(current)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || flat.length === 0) return
    event.preventDefault()
    setChosen((current + step + flat.length) % flat.length)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="enter-fade fixed inset-0 z-40 bg-[oklch(0.2_0.02_195/0.45)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="enter-up fixed inset-x-4 top-[12vh] z-50 mx-auto flex max-h-[70vh] max-w-xl flex-col rounded-panel bg-surface-raised shadow-float forced-colors:border"
        >
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Icon name="search" className="size-5 text-muted" />
            <input
              role="combobox"
              aria-label="Where to"
              aria-expanded="true"
              aria-controls={id}
              aria-activedescendant={flat.length > 0 ? `${id}-${current}` : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={role ? 'A page or an application' : 'A page or one of your applications'}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setChosen(0)
              }}
              onKeyDown={press}
              className="min-h-14 min-w-0 flex-1 bg-transparent text-3 outline-none"
            />
          </div>
          <div id={id} role="listbox" aria-label="Places" className="overflow-y-auto py-2">
            {groups.map((group) => (
              <Entries
                key={group.title}
                group={group}
                id={id}
                from={flat.indexOf(group.entries[0] ?? { label: '', to: '' })}
                current={current}
                onPoint={setChosen}
                onChoose={go}
              />
            ))}
          </div>
          <p
            role="status"
            className={flat.length === 0 ? 'px-4 pb-6 text-2 text-muted' : 'sr-only'}
          >
            {flat.length === 0
              ? `Nothing here is called “${query.trim()}”.`
              : `${flat.length} found`}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type EntriesProps = {
  group: Group
  id: string
  /** The place of the group's first entry among all. */
  from: number
  current: number
  onPoint: (index: number) => void
  onChoose: (index: number) => void
}

function Entries({ group, id, from, current, onPoint, onChoose }: EntriesProps) {
  return (
    <div role="group" aria-label={group.title}>
      <p aria-hidden="true" className="px-4 pt-3 pb-1 text-1 text-muted">
        {group.title}
      </p>
      {group.entries.map((entry, offset) => {
        const index = from + offset
        return (
          <div
            key={entry.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={(node) => {
              if (index === current) node?.scrollIntoView({ block: 'nearest' })
            }}
            onMouseMove={() => onPoint(index)}
            onClick={() => onChoose(index)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 text-2',
              index === current && 'fold-corner bg-ink/7',
            )}
          >
            <span className="truncate">{entry.label}</span>
            {entry.hint && <span className="shrink-0 text-1 text-muted">{entry.hint}</span>}
          </div>
        )
      })}
    </div>
  )
}
