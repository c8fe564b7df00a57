import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { goToTop, Pager } from '@/shared/list/pager'
import { useListKeys } from '@/shared/list/use-list-keys'
import { useLive } from '@/shared/supabase/live'
import { Button } from '@/shared/ui/button'
import { cx } from '@/shared/ui/cx'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { OfflineNotice, StaleNotice } from '@/shared/ui/stale-notice'
import { useElementWidth } from '@/shared/ui/use-element-width'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { reviewQueries } from '../queries'
import { ApplicationEntries } from './application-entries'
import { ApplicationsTable } from './applications-table'
import { BulkBar } from './bulk-bar'
import { readColumns, rememberColumns, usualColumns } from './columns'
import { type ListView, noFilters } from './filters'
import { EmptyList, ListSkeleton } from './list-states'
import { keyHelp, listMessages } from './messages'
import { StatusBar } from './status-bar'
import { Toolbar } from './toolbar'
import { useFilterChoices } from './use-filter-choices'
import { detailAddress, listAddress, useListView } from './use-list-view'
import { useSelection } from './use-selection'

// What opens over the list comes when it is asked for.
const KeysDialog = lazy(() =>
  import('@/shared/list/keys-dialog').then((module) => ({ default: module.KeysDialog })),
)
const PreviewDrawer = lazy(() =>
  import('./preview-drawer').then((module) => ({ default: module.PreviewDrawer })),
)

/** Below this a table says less than a list of entries. */
const LEAST_TABLE = 680
const USUAL_WIDTH = 976

/** Every submitted application, for staff. */
export function StaffList() {
  const { view, openId, narrow, turnTo, open } = useListView()
  const list = useQuery(reviewQueries.list(view))
  const counts = useQuery(reviewQueries.counts(view))
  const { choices, sectorLabel, inWords } = useFilterChoices()
  const [chosen, setChosen] = useState(() => readColumns())
  const [isHelpOpen, setHelpOpen] = useState(false)
  // Once it was open it stays, so that it can close in its own time and give the focus back.
  const [isPreviewWanted, setPreviewWanted] = useState(openId !== null)
  if (openId !== null && !isPreviewWanted) setPreviewWanted(true)
  const search = useRef<HTMLInputElement>(null)
  const [frame, measured] = useElementWidth()
  const isDesktop = useMediaQuery('(min-width: 48rem)')
  const width = measured ?? (isDesktop ? USUAL_WIDTH : 0)
  const isWide = width >= LEAST_TABLE
  const columns = chosen ?? usualColumns(width)
  const navigate = useNavigate()
  // Offline, another view's rows would only be taken for this one's.
  const isUnreachable = list.fetchStatus === 'paused' && (list.isPending || list.isPlaceholderData)
  const page = isUnreachable ? undefined : list.data
  const rows = page?.rows ?? []
  const selection = useSelection(rows)
  useLive('staff', { application_changed: [reviewQueries.all()] })

  const turn = (cursor: ListView['cursor']) => {
    turnTo(cursor)
    goToTop()
  }

  useListKeys({
    onOpenPage: (id) => navigate(detailAddress(id, view)),
    onSelect: selection.toggle,
    onSearch: () => search.current?.focus(),
    onNextPage: () => page?.next && turn(page.next),
    onPreviousPage: () => page?.previous && turn(page.previous),
    onHelp: () => setHelpOpen(true),
  })

  return (
    <div ref={frame}>
      <PageMeta title={listMessages.title} description={listMessages.description} />
      <PageHeader
        title={listMessages.title}
        lead={<span role="status">{counts.data ? listMessages.count(counts.data) : '\u00a0'}</span>}
        actions={
          isWide && (
            <Button
              intent="quiet"
              size="sm"
              aria-keyshortcuts="?"
              onClick={() => setHelpOpen(true)}
            >
              {listMessages.keys}
              <kbd className="rounded-control border border-line-strong px-1.5 font-sans text-1">
                ?
              </kbd>
            </Button>
          )
        }
      />
      <StatusBar
        counts={counts.data}
        chosen={view.statuses}
        onChange={(statuses) => narrow({ statuses })}
      />
      <Toolbar
        view={view}
        narrow={narrow}
        choices={choices}
        columns={columns}
        onColumns={(next) => {
          setChosen(next)
          rememberColumns(next)
        }}
        isWide={isWide}
        searchRef={search}
      />
      {!list.isPlaceholderData && <StaleNotice query={list} />}
      {isUnreachable && <OfflineNotice />}
      {list.isPending && !isUnreachable && <ListSkeleton isWide={isWide} />}
      {list.isLoadingError && (
        <LoadError
          title={listMessages.loadFailed}
          error={list.error}
          onRetry={list.refetch}
          busy={list.isFetching}
        />
      )}
      {page && rows.length === 0 && (
        <EmptyList
          filters={inWords(view)}
          isPastTheEnd={view.cursor !== null}
          onClear={() => narrow(noFilters)}
          onFirstPage={() => turnTo(null)}
        />
      )}
      {page && rows.length > 0 && (
        <div
          aria-busy={list.isPlaceholderData}
          className={cx('transition-opacity', list.isPlaceholderData && 'opacity-60 delay-300')}
        >
          {isWide ? (
            <ApplicationsTable
              rows={rows}
              columns={columns}
              width={width}
              view={view}
              sectorLabel={sectorLabel}
              selection={selection}
              onSort={(sort, descending) => narrow({ sort, descending })}
              onOpen={open}
            />
          ) : (
            <ApplicationEntries rows={rows} view={view} onOpen={open} />
          )}
          <BulkBar rows={rows} selection={selection} />
          <Pager
            page={page}
            count={listMessages.pageCount(rows.length)}
            addressOf={(cursor) => listAddress({ ...view, cursor })}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {isPreviewWanted && (
          <PreviewDrawer id={openId} view={view} ids={rows.map(({ id }) => id)} onOpen={open} />
        )}
        {isHelpOpen && <KeysDialog help={keyHelp} open onOpenChange={setHelpOpen} />}
      </Suspense>
    </div>
  )
}
