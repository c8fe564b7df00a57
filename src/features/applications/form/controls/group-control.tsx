import type { Json } from '@contracts/forms/answers'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/shared/ui/button'
import { Fieldset } from '@/shared/ui/fieldset'
import { Icon } from '@/shared/ui/icon'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { groupMessages } from './group-messages'
import { pathOf } from '../paths'
import { GroupItem } from './group-item'
import { itemTitle, moved } from './group-items'
import { useFieldProps } from './use-field'
import { useItemKeys } from './use-item-keys'

/** Several of the same: founders, rounds, offers. Each folds into one line; order and number may change. */
export function GroupControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { id, label, help, error, optional } = useFieldProps(field, path)
  const itemsNow = () => {
    const answer = model.answer(path)
    return Array.isArray(answer) ? answer : []
  }
  // Only their number: typing in one of them draws none of the others.
  const given = useSyncExternalStore(model.subscribe, () => itemsNow().length)
  // Where at least one is needed the first is there to begin with.
  const least = field.required || (field.min_items ?? 0) > 0 ? 1 : 0
  const count = Math.max(given, least)
  const keys = useItemKeys(count)
  const [openKeys, setOpenKeys] = useState<ReadonlySet<number>>(
    () => new Set(count === 1 ? keys.all.slice(0, 1) : []),
  )
  const [removed, setRemoved] = useState<{ item: Json; index: number } | null>(null)
  const [news, setNews] = useState('')
  const [focus, setFocus] = useState<{ key: number; on: 'title' | 'field' } | null>(null)

  // What is wrong has to be seen, and the summary of errors links to it. It stays open when it is mended: that happens
  // with the first good letter, and whoever types it is not done.
  const wrong = useSyncExternalStore(model.subscribe, () =>
    keys.all
      .map((_, index) => index)
      .filter((index) => model.hasShownWithin(pathOf(path, index)))
      .join(' '),
  )
  const [lastWrong, setLastWrong] = useState('')
  if (wrong !== lastWrong) {
    setLastWrong(wrong)
    const fresh = indexesIn(wrong).filter((index) => !indexesIn(lastWrong).includes(index))
    setOpenKeys(new Set([...openKeys, ...fresh.flatMap((index) => keys.all[index] ?? [])]))
  }

  const fold = (key: number, isOpen: boolean) => {
    const next = new Set(openKeys)
    if (isOpen) next.add(key)
    else next.delete(key)
    setOpenKeys(next)
  }
  const insert = (item: Json, index: number) => {
    const key = keys.insert(index)
    fold(key, true)
    setFocus({ key, on: 'field' })
    setRemoved(null)
    const items = filledUp(itemsNow(), count)
    model.setItems(path, [...items.slice(0, index), item, ...items.slice(index)])
  }
  const remove = (index: number) => {
    const items = itemsNow()
    setRemoved({ item: items[index] ?? {}, index })
    setNews(groupMessages.removed(itemTitle(field, index)))
    keys.remove(index)
    model.setItems(
      path,
      items.filter((_, at) => at !== index),
    )
  }
  const move = (from: number, to: number) => {
    setFocus({ key: keys.move(from, to), on: 'title' })
    setNews(groupMessages.movedTo(itemTitle(field, from), to + 1, count))
    model.setItems(path, moved(itemsNow(), from, to))
  }

  const noun = field.item_label ?? field.label
  const isFull = field.max_items !== undefined && count >= field.max_items
  return (
    <Fieldset id={id} legend={label} help={help} error={error} optional={optional}>
      {count > 0 && (
        <ol className="grid gap-3">
          {keys.all.map((key, index) => (
            <GroupItem
              key={key}
              group={field}
              path={pathOf(path, index)}
              index={index}
              count={count}
              isOpen={openKeys.has(key)}
              focus={focus?.key === key ? focus : null}
              onFold={(isOpen) => fold(key, isOpen)}
              onMove={(to) => move(index, to)}
              onRemove={given > 0 ? () => remove(index) : null}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isFull ? (
          <p className="text-2 text-muted">{groupMessages.itemsMost(field.max_items ?? 0)}</p>
        ) : (
          <Button intent="secondary" size="sm" onClick={() => insert({}, count)}>
            <Icon name="plus" className="size-4" />
            {count > 0 ? groupMessages.addAnother(noun) : groupMessages.addItem(noun)}
          </Button>
        )}
        {removed && !isFull && (
          <Button
            // The button that removed it has gone, and the focus with it.
            autoFocus
            intent="quiet"
            size="sm"
            onClick={() => insert(removed.item, removed.index)}
          >
            {groupMessages.undo}
          </Button>
        )}
        <p role="status" className={removed ? 'text-2 text-muted' : 'sr-only'}>
          {news}
        </p>
      </div>
    </Fieldset>
  )
}

const indexesIn = (words: string): number[] => words.split(' ').filter(Boolean).map(Number)

/** The first item may only be on the screen so far. */
const filledUp = (items: Json[], count: number): Json[] =>
  items.length < count
    ? [...items, ...Array.from({ length: count - items.length }, () => ({}))]
    : items
