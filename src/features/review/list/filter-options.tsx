import { useState } from 'react'
import { Checkbox } from '@/shared/ui/checkbox'
import { Input } from '@/shared/ui/input'
import { listMessages } from './messages'

export type FilterOption = { id: string; label: string }

type FilterOptionsProps = {
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const WORTH_SEARCHING = 12

/** Boxes to tick; a long list can be searched, and what is chosen stays on top. */
export function FilterOptions({ label, options, chosen, onChange }: FilterOptionsProps) {
  const [search, setSearch] = useState('')
  const [first] = useState(() => new Set(chosen))

  const wanted = search.trim().toLocaleLowerCase()
  const shown = options
    .filter((option) => option.label.toLocaleLowerCase().includes(wanted))
    .sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))

  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])

  return (
    <div className="grid gap-1">
      {options.length >= WORTH_SEARCHING && (
        <Input
          type="search"
          aria-label={listMessages.find(label)}
          placeholder={listMessages.find(label)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-h-9! py-1! text-2! pointer-coarse:min-h-11!"
        />
      )}
      <div className="grid max-h-72 overflow-y-auto">
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            label={<span className="text-2">{option.label}</span>}
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
        ))}
        {shown.length === 0 && <p className="py-2 text-2 text-muted">{listMessages.noOption}</p>}
      </div>
    </div>
  )
}
