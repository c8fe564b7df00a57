import type { Ref } from 'react'
import { SearchBox } from '@/shared/list/search-box'
import { Button } from '@/shared/ui/button'
import type { ColumnKey } from './columns'
import { ColumnsMenu } from './columns-menu'
import { FilterMenu } from './filter-menu'
import { hasFilters, type ListView, noFilters } from './filters'
import { FiltersDrawer } from './filters-drawer'
import { listMessages } from './messages'
import { choose, type FilterChoices } from './use-filter-choices'
import type { ListNavigation } from './use-list-view'

type ToolbarProps = {
  view: ListView
  narrow: ListNavigation['narrow']
  choices: FilterChoices['choices']
  columns: readonly ColumnKey[]
  onColumns: (columns: ColumnKey[]) => void
  isWide: boolean
  searchRef: Ref<HTMLInputElement>
}

/** Search and filters; on a phone the filters are a panel of their own. */
export function Toolbar({
  view,
  narrow,
  choices,
  columns,
  onColumns,
  isWide,
  searchRef,
}: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <SearchBox
        ref={searchRef}
        label={listMessages.searchLabel}
        placeholder={listMessages.searchPlaceholder}
        value={view.search}
        onSearch={(search) => narrow({ search }, { replace: view.search !== '' })}
      />
      {isWide ? (
        <>
          {choices.map(({ key, label, options }) => (
            <FilterMenu
              key={key}
              label={label}
              options={options}
              chosen={view[key]}
              onChange={(ids) => narrow(choose(key, ids))}
            />
          ))}
          {hasFilters(view) && (
            <Button intent="quiet" size="sm" onClick={() => narrow(noFilters)}>
              {listMessages.clearAll}
            </Button>
          )}
          <div className="ms-auto">
            <ColumnsMenu columns={columns} onChange={onColumns} />
          </div>
        </>
      ) : (
        <FiltersDrawer view={view} narrow={narrow} choices={choices} />
      )}
    </div>
  )
}
