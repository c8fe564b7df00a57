import type { Field as FormField, Option } from '@contracts/forms/definition'
import { useState } from 'react'
import { Field } from '@/shared/ui/field'
import { Icon } from '@/shared/ui/icon'
import { Input } from '@/shared/ui/input'
import { formMessages } from '../messages'
import { matching, ownWord } from './choices'
import { ChoicesList, type Entry } from './choices-list'
import type { useField } from './use-field'

type ChoicesComboboxProps = {
  field: FormField
  fieldProps: ReturnType<typeof useField>['fieldProps']
  options: readonly Option[]
  chosen: readonly string[]
  isFull: boolean
  onToggle: (id: string) => void
}

/** Several out of many: a text box that searches, a list below it, and what was chosen as chips above. */
export function ChoicesCombobox({
  field,
  fieldProps,
  options,
  chosen,
  isFull,
  onToggle,
}: ChoicesComboboxProps) {
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { id } = fieldProps
  const listId = `${id}-list`

  const own = ownWord(field, query, options, chosen)
  const entries: Entry[] = [
    ...matching(options, query).map(({ id: value, label }) => ({
      value,
      label,
      isChosen: chosen.includes(value),
    })),
    ...(own === null ? [] : [{ value: own, label: formMessages.addChoice(own), isChosen: false }]),
  ]
  // Typed to the end and left without being confirmed, it would seem to be an answer and not be there.
  const typed = query.trim().toLowerCase()
  const typedOut = entries.find(
    ({ value, label, isChosen }) => !isChosen && (value === own || label.toLowerCase() === typed),
  )
  const at = Math.min(active, entries.length - 1)
  const current = entries[at]

  const choose = (entry: Entry | undefined) => {
    if (!entry || (isFull && !entry.isChosen && entry.value !== field.any_option?.id)) return
    onToggle(entry.value)
    setQuery('')
    setActive(0)
  }
  /** The button that did it is gone, and the focus with it. */
  const remove = (value: string) => {
    onToggle(value)
    document.getElementById(id)?.focus()
  }
  const search = (text: string) => {
    setQuery(text)
    setActive(0)
    setIsOpen(true)
  }
  const move = (step: number) => {
    if (!isOpen) return setIsOpen(true)
    if (entries.length > 0) setActive((active + step + entries.length) % entries.length)
  }
  const press: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Home: () => setActive(0),
    End: () => setActive(entries.length - 1),
    Enter: () => (isOpen ? choose(current) : setIsOpen(true)),
    ...(isOpen ? { Escape: () => setIsOpen(false) } : {}),
  }
  const labelOf = (value: string) => options.find((option) => option.id === value)?.label ?? value

  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setIsOpen(false)
        choose(typedOut)
      }}
    >
      <Field {...fieldProps} aside={<Left max={field.max_items} count={chosen.length} />}>
        {(control) => (
          <>
            <Chips chosen={chosen} labelOf={labelOf} onRemove={remove} />
            <div className="relative">
              <Input
                {...control}
                role="combobox"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-autocomplete="list"
                aria-activedescendant={isOpen && current ? `${listId}-${String(at)}` : undefined}
                autoComplete="off"
                dir="auto"
                value={query}
                placeholder={formMessages.searchChoices}
                onChange={({ target }) => search(target.value)}
                onClick={() => setIsOpen(true)}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && query === '') {
                    const last = chosen.at(-1)
                    if (last !== undefined) onToggle(last)
                  }
                  const run = press[event.key]
                  if (!run || ((event.key === 'Home' || event.key === 'End') && !isOpen)) return
                  event.preventDefault()
                  run()
                }}
              />
              {isOpen && (
                <ChoicesList
                  id={listId}
                  label={fieldProps.label}
                  entries={entries}
                  active={at}
                  note={isFull ? formMessages.choicesFull(field.max_items ?? 0) : null}
                  onChoose={choose}
                />
              )}
            </div>
          </>
        )}
      </Field>
    </div>
  )
}

function Left({ max, count }: { max: number | undefined; count: number }) {
  if (max === undefined || count === 0 || count >= max) return null
  return formMessages.choicesLeft(max - count)
}

type ChipsProps = {
  chosen: readonly string[]
  labelOf: (value: string) => string
  onRemove: (value: string) => void
}

function Chips({ chosen, labelOf, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((value) => (
        <li key={value}>
          <button
            type="button"
            aria-label={formMessages.removeChoice(labelOf(value))}
            className="target inline-flex items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 text-2 hover:border-ink"
            onClick={() => onRemove(value)}
          >
            <span dir="auto" className="wrap-anywhere">
              {labelOf(value)}
            </span>
            <Icon name="close" className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
