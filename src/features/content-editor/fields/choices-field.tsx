import { useState } from 'react'
import { buttonStyle } from '@/shared/ui/button-style'
import { Checkbox } from '@/shared/ui/checkbox'
import { FieldError } from '@/shared/ui/field-error'
import { Fieldset } from '@/shared/ui/fieldset'
import { Icon } from '@/shared/ui/icon'
import { Input } from '@/shared/ui/input'
import { Popover } from '@/shared/ui/popover'
import type { Choice } from '../choices'
import { Chips } from './chips'
import { type ControlOf, controlId, labelling } from './control'
import { fieldMessages } from './messages'
import { useChoices } from './use-choices'
import { listIn } from './values'

const WORTH_SEARCHING = 12

/** Several out of a list: what is chosen as chips, the list behind a button. Few are boxes to tick. */
export function ChoicesField({ field, values, error, onChange }: ControlOf<'choices'>) {
  const options = useChoices(field.source)
  const chosen = listIn(values, field.key)
  const { label, help, optional } = labelling(field)
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])

  return (
    <Fieldset
      id={controlId(field.key)}
      legend={label}
      help={help}
      optional={optional}
      className="grid min-w-0 justify-items-start gap-3"
    >
      {field.source === 'types' ? (
        <div className="flex flex-wrap gap-x-8">
          {options.map((option) => (
            <Checkbox
              key={option.id}
              label={option.label}
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
            />
          ))}
        </div>
      ) : (
        <>
          <Chips chosen={chosen.map((id) => ({ id, label: labelOf(id) }))} onRemove={toggle} />
          <Popover
            label={fieldMessages.chosen(label, chosen.length)}
            triggerClassName={buttonStyle('secondary', 'sm')}
            trigger={
              <>
                {chosen.length === 0 ? fieldMessages.choose : fieldMessages.chooseMore}
                <Icon name="chevron-down" className="size-3.5" />
              </>
            }
          >
            <Options label={label} options={options} chosen={chosen} onToggle={toggle} />
          </Popover>
        </>
      )}
      {error && <FieldError>{error}</FieldError>}
    </Fieldset>
  )
}

type OptionsProps = {
  label: string
  options: readonly Choice[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}

function Options({ label, options, chosen, onToggle }: OptionsProps) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const shown = options.filter((option) => option.label.toLocaleLowerCase().includes(wanted))
  return (
    <div className="grid gap-1 p-3">
      {options.length >= WORTH_SEARCHING && (
        <Input
          type="search"
          aria-label={fieldMessages.find(label)}
          placeholder={fieldMessages.find(label)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="min-h-9! py-1! text-2! pointer-coarse:min-h-11!"
        />
      )}
      <div className="grid max-h-72 overflow-y-auto">
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            label={<span className="text-2">{option.label}</span>}
            checked={chosen.includes(option.id)}
            onChange={() => onToggle(option.id)}
          />
        ))}
        {shown.length === 0 && <p className="py-2 text-2 text-muted">{fieldMessages.noOption}</p>}
      </div>
    </div>
  )
}
