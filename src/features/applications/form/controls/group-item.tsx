import type { Field } from '@contracts/forms/definition'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/shared/ui/button'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-paths'
import { useFormModel, useVisibleFields } from '../form-context'
import { FormField } from '../form-field'
import { groupMessages } from './group-messages'
import { pathOf } from '../paths'
import { itemName, itemTitle } from './group-items'

type GroupItemProps = {
  group: Field
  path: string
  index: number
  count: number
  isOpen: boolean
  /** Just added or moved: the focus goes there. A new object each time. */
  focus: { on: 'title' | 'field' } | null
  onFold: (isOpen: boolean) => void
  onMove: (to: number) => void
  /** Null for one that is only there to begin with. */
  onRemove: (() => void) | null
}

/** One of several: a line with its name, and its questions below when unfolded. */
export function GroupItem(props: GroupItemProps) {
  const { group, path, index, count, isOpen, focus, onFold, onMove, onRemove } = props
  const model = useFormModel()
  const bodyId = useId()
  const title = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const hasErrors = useSyncExternalStore(model.subscribe, () => model.hasShownWithin(path))

  useEffect(() => {
    if (focus?.on === 'title') title.current?.focus()
    if (focus?.on === 'field') {
      body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }
  }, [focus])

  const words = itemTitle(group, index)
  const name = useSyncExternalStore(model.subscribe, () =>
    itemName(group, model.answer(path), model.vocabularies),
  )
  return (
    <li className={cx('border-s-2 ps-4', hasErrors ? 'border-danger' : 'border-line-strong')}>
      <div className="flex items-center gap-1">
        <button
          ref={title}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          className="target flex min-w-0 flex-1 items-center gap-2 rounded-control text-start font-medium"
          onClick={() => onFold(!isOpen)}
        >
          <Icon
            name={isOpen ? 'chevron-down' : 'chevron-right'}
            className={cx('size-4 shrink-0 text-muted', !isOpen && 'rtl:-scale-x-100')}
          />
          <span dir="auto" className="truncate">
            {name ? groupMessages.itemNamed(words, name) : words}
          </span>
        </button>
        {index > 0 && (
          <Tool
            icon="chevron-up"
            label={groupMessages.moveUp(words)}
            onPress={() => onMove(index - 1)}
          />
        )}
        {index < count - 1 && (
          <Tool
            icon="chevron-down"
            label={groupMessages.moveDown(words)}
            onPress={() => onMove(index + 1)}
          />
        )}
        {onRemove && (
          <Tool icon="trash" label={groupMessages.removeItem(words)} onPress={onRemove} />
        )}
      </div>
      {isOpen && (
        <div ref={body} id={bodyId} className="pt-4 pb-6">
          <ItemFields fields={group.fields ?? []} path={path} />
        </div>
      )}
    </li>
  )
}

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <Button
      intent="quiet"
      size="sm"
      aria-label={label}
      title={label}
      className="shrink-0 px-2"
      onClick={onPress}
    >
      <Icon name={icon} className="size-4" />
    </Button>
  )
}

function ItemFields({ fields, path }: { fields: readonly Field[]; path: string }) {
  const visible = useVisibleFields(fields, path)
  return (
    <div className="grid gap-6">
      {visible.map((field) => (
        <FormField key={field.key} field={field} path={pathOf(path, field.key)} />
      ))}
    </div>
  )
}
