import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DroppedNotice } from '@/shared/list/list-states'
import { goToTop, Pager } from '@/shared/list/pager'
import type { Cursor } from '@/shared/list/paging'
import { isUuid } from '@/shared/list/paging'
import { useDetail } from '@/shared/list/use-detail'
import { useListKeys } from '@/shared/list/use-list-keys'
import { usePublicList } from '@/shared/list/use-public-list'
import { useLive } from '@/shared/supabase/live'
import { cx } from '@/shared/ui/cx'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { OfflineNotice, StaleNotice } from '@/shared/ui/stale-notice'
import { useElementWidth } from '@/shared/ui/use-element-width'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { EmptyInbox, InboxSkeleton } from './states'
import { Entries } from './entries'
import { KindTabs } from './kind-tabs'
import { LetterView } from './letter-view'
import { inboxSpec, type Kind, kindOf } from './letters'
import { inboxMessages as words, keyHelp } from './messages'
import { inboxQueries } from './queries'
import { Ratings } from './ratings'
import { Toolbar } from './toolbar'

const KeysDialog = lazy(() =>
  import('@/shared/list/keys-dialog').then((module) => ({ default: module.KeysDialog })),
)

/** From here on a letter is read beside the list, and not in its place. */
const LEAST_FOR_TWO = 840

/** What people wrote, and the letter that is open. */
export function Inbox() {
  const [frame, measured] = useElementWidth()
  const isDesktop = useMediaQuery('(min-width: 64rem)')
  const isWide = (measured ?? (isDesktop ? LEAST_FOR_TWO : 0)) >= LEAST_FOR_TWO
  const list = usePublicList(inboxSpec)
  const { view } = list
  const kind = kindOf(view)
  const detail = useDetail('open', { isPart: isWide })
  const open = detail.slug !== null && isUuid(detail.slug) ? detail.slug : null
  const isNamed = detail.named !== ''
  useLive('staff', { inbox_changed: [inboxQueries.all()] })

  return (
    <div ref={frame}>
      <PageMeta title={words.title} description={words.description} />
      {isNamed && !isWide ? (
        <LetterView kind={kind} id={open} back={detail.back} />
      ) : (
        <>
          <PageHeader title={words.title} lead={words.lead} />
          <Letters list={list} open={open} addressOf={detail.addressOf} isWide={isWide}>
            {isNamed ? (
              <LetterView key={open} kind={kind} id={open} back={null} />
            ) : (
              <p className="text-2 text-muted group-data-empty:hidden">{words.choose}</p>
            )}
          </Letters>
        </>
      )}
    </div>
  )
}

type LettersProps = {
  list: ReturnType<typeof usePublicList<keyof typeof inboxSpec.filters>>
  open: string | null
  addressOf: (id: string) => string
  isWide: boolean
  children: React.ReactNode
}

function Letters({ list, open, addressOf, isWide, children }: LettersProps) {
  const { view, dropped, narrow } = list
  const kind = kindOf(view)
  const query = useQuery(inboxQueries.list(view))
  const counts = useQuery(inboxQueries.counts()).data
  const [isHelpOpen, setHelpOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  // Offline, another view's rows would only be taken for this one's.
  const isUnreachable =
    query.fetchStatus === 'paused' && (query.isPending || query.isPlaceholderData)
  const page = isUnreachable ? undefined : query.data

  const turn = (cursor: Cursor | null) => {
    if (!cursor) return
    void navigate(list.addressOf({ ...view, cursor }))
    goToTop()
  }
  useListKeys({
    onOpenPage: (id) => void navigate(addressOf(id)),
    onSearch: () => search.current?.focus(),
    onNextPage: () => turn(page?.next ?? null),
    onPreviousPage: () => turn(page?.previous ?? null),
    onHelp: () => setHelpOpen(true),
  })
  const addressOfKind = (other: Kind) =>
    list.addressOf({
      search: '',
      filters: other === 'feedback' ? { kind: other } : {},
      cursor: null,
    })

  return (
    <>
      <KindTabs current={kind} counts={counts} addressOf={addressOfKind} />
      {kind === 'feedback' && counts && <Ratings ratings={counts.ratings} />}
      <Toolbar view={view} counts={counts} narrow={narrow} searchRef={search} />
      <DroppedNotice dropped={dropped} labels={words.filterNames} />
      {!query.isPlaceholderData && <StaleNotice query={query} />}
      {isUnreachable && <OfflineNotice />}
      {query.isPending && !isUnreachable && <InboxSkeleton />}
      {query.isLoadingError && (
        <LoadError
          title={words.loadFailed}
          error={query.error}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
      {page && page.rows.length === 0 && !isWide && <EmptyInbox list={list} counts={counts} />}
      {page && (page.rows.length > 0 || isWide) && (
        <div
          aria-busy={query.isPlaceholderData}
          data-empty={page.rows.length === 0 || undefined}
          className={cx(
            'group',
            isWide && 'grid grid-cols-[minmax(0,24rem)_minmax(0,1fr)] items-start gap-10',
            query.isPlaceholderData && 'opacity-60 transition-opacity delay-300',
          )}
        >
          <div>
            {page.rows.length === 0 ? (
              <EmptyInbox list={list} counts={counts} />
            ) : (
              <Entries kind={kind} letters={page.rows} current={open} addressOf={addressOf} />
            )}
            <Pager
              page={page}
              count={words.pageCount(kind, page.rows.length)}
              addressOf={(cursor) => list.addressOf({ ...view, cursor })}
            />
          </div>
          {isWide && (
            <div className="sticky top-20 max-h-[calc(100dvh-6rem-var(--foot))] overflow-y-auto">
              {children}
            </div>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {isHelpOpen && <KeysDialog help={keyHelp} open onOpenChange={setHelpOpen} />}
      </Suspense>
    </>
  )
}
