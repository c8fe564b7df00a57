import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { Icon } from '@/shared/ui/icon'
import { Select } from '@/shared/ui/select'
import { FilterOptions } from './filter-options'
import { type ListView, noFilters, sortKeys } from './filters'
import { listMessages, orderLabels } from './messages'
import { choose, type FilterChoices } from './use-filter-choices'
import type { ListNavigation } from './use-list-view'

type FiltersDrawerProps = {
  view: ListView
  narrow: ListNavigation['narrow']
  choices: FilterChoices['choices']
}

const orders = sortKeys.flatMap((sort) =>
  (sort === 'submitted' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map(
    (direction) => ({ sort, direction, value: `${sort}-${direction}` as const }),
  ),
)

/** Order and filters where there is no room for them beside the search. */
export function FiltersDrawer({ view, narrow, choices }: FiltersDrawerProps) {
  const [open, setOpen] = useState(false)
  const chosen = choices.reduce((sum, { key }) => sum + view[key].length, 0)

  return (
    <>
      <Button
        intent="secondary"
        size="sm"
        aria-label={chosen > 0 ? listMessages.filtersChosen(chosen) : listMessages.filters}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" className="size-4" />
        {listMessages.filters}
        {chosen > 0 && <span data-tabular>{chosen}</span>}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={listMessages.filters}
        footer={
          <>
            <Button intent="quiet" onClick={() => narrow(noFilters)}>
              {listMessages.clearAll}
            </Button>
            <Button onClick={() => setOpen(false)}>{listMessages.done}</Button>
          </>
        }
      >
        <div className="grid gap-8">
          <Field label={listMessages.sortBy}>
            {(control) => (
              <Select
                {...control}
                value={`${view.sort}-${view.descending ? 'desc' : 'asc'}`}
                onChange={(event) => {
                  const order = orders.find(({ value }) => value === event.target.value)
                  if (order) narrow({ sort: order.sort, descending: order.direction === 'desc' })
                }}
              >
                {orders.map(({ value }) => (
                  <option key={value} value={value}>
                    {orderLabels[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {choices.map(({ key, label, options }) => (
            <Fieldset key={key} legend={label}>
              <FilterOptions
                label={label}
                options={options}
                chosen={view[key]}
                onChange={(ids) => narrow(choose(key, ids))}
              />
            </Fieldset>
          ))}
        </div>
      </Drawer>
    </>
  )
}
