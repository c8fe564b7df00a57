import { buttonStyle } from '@/shared/ui/button-style'
import { Icon } from '@/shared/ui/icon'
import { Popover } from '@/shared/ui/popover'
import { type FilterOption, FilterOptions } from './filter-options'
import { listMessages } from './messages'

type FilterMenuProps = {
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** One filter of the list, behind a button that says how much it filters. */
export function FilterMenu({ label, options, chosen, onChange }: FilterMenuProps) {
  return (
    <Popover
      label={listMessages.chosen(label, chosen.length)}
      triggerClassName={buttonStyle(
        'secondary',
        'sm',
        chosen.length > 0 ? 'border-accent font-semibold text-accent' : undefined,
      )}
      trigger={
        <>
          {label}
          {chosen.length > 0 && <span data-tabular>{chosen.length}</span>}
          <Icon name="chevron-down" className="size-3.5" />
        </>
      }
    >
      <div className="grid gap-2 p-3">
        <FilterOptions label={label} options={options} chosen={chosen} onChange={onChange} />
        {chosen.length > 0 && (
          <button
            type="button"
            className="target justify-self-start text-2 text-accent underline underline-offset-2"
            onClick={() => onChange([])}
          >
            {listMessages.clear}
          </button>
        )}
      </div>
    </Popover>
  )
}
