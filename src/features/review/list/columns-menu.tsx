import { buttonStyle } from '@/shared/ui/button-style'
import { Checkbox } from '@/shared/ui/checkbox'
import { Icon } from '@/shared/ui/icon'
import { Popover } from '@/shared/ui/popover'
import { type ColumnKey, columnKeys, inOrder } from './columns'
import { columnLabels, listMessages } from './messages'

type ColumnsMenuProps = { columns: readonly ColumnKey[]; onChange: (columns: ColumnKey[]) => void }

/** Chooses the columns; the title is always there. */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const toggle = (key: ColumnKey) =>
    onChange(
      inOrder(columns.includes(key) ? columns.filter((one) => one !== key) : [...columns, key]),
    )

  return (
    <Popover
      align="end"
      label={listMessages.columns}
      triggerClassName={buttonStyle('quiet', 'sm')}
      trigger={
        <>
          <Icon name="columns" className="size-4" />
          {listMessages.columns}
        </>
      }
    >
      <div className="grid p-3">
        {columnKeys.map((key) => (
          <Checkbox
            key={key}
            label={<span className="text-2">{columnLabels[key]}</span>}
            checked={columns.includes(key)}
            onChange={() => toggle(key)}
          />
        ))}
        <p className="pt-2 text-1 text-muted">{listMessages.columnsHelp}</p>
      </div>
    </Popover>
  )
}
