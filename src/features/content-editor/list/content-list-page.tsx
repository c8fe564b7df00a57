import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { listMessages as keyWords } from '@/shared/list/messages'
import { goToTop, Pager } from '@/shared/list/pager'
import { useListKeys } from '@/shared/list/use-list-keys'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { cx } from '@/shared/ui/cx'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { OfflineNotice, StaleNotice } from '@/shared/ui/stale-notice'
import { useElementWidth } from '@/shared/ui/use-element-width'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { editorAddress } from '../addresses'
import { ForManagers } from '../for-managers'
import { keptPieces, pieceName } from '../kept-pieces'
import { contentQueries } from '../queries'
import { KindTabs } from './kind-tabs'
import { EmptyList, ListSkeleton } from './list-states'
import { keyHelp, listMessages } from './messages'
import { PieceEntries } from './piece-entries'
import { PiecesTable } from './pieces-table'
import { Toolbar } from './toolbar'
import { UnsavedNotices } from './unsaved-notices'
import { useContentView } from './use-content-view'
import { type ContentView, listAddress } from './view'

const KeysDialog = lazy(() =>
  import('@/shared/list/keys-dialog').then((module) => ({ default: module.KeysDialog })),
)

/** Below this a table says less than a list of entries. */
const LEAST_TABLE = 840
const USUAL_WIDTH = 976

/** `/dashboard/content`. */
export function ContentListPage() {
  return (
    <ForManagers>
      <ContentList />
    </ForManagers>
  )
}

/** Everything that the programme publishes, or is about to. */
function ContentList() {
  const { view, narrow, turnTo } = useContentView()
  const { kind } = view
  const list = useQuery(contentQueries.list(view))
  const counts = useQuery(contentQueries.counts()).data
  const [isHelpOpen, setHelpOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const [frame, measured] = useElementWidth()
  const isDesktop = useMediaQuery('(min-width: 48rem)')
  const isWide = (measured ?? (isDesktop ? USUAL_WIDTH : 0)) >= LEAST_TABLE
  const navigate = useNavigate()
  const userId = useAuth().user?.id ?? ''
  const unsaved = new Set(keptPieces.names(userId))
  // Offline, another view's rows would only be taken for this one's.
  const isUnreachable = list.fetchStatus === 'paused' && (list.isPending || list.isPlaceholderData)
  const page = isUnreachable ? undefined : list.data
  const pieces = page?.rows ?? []
  const Pieces = isWide ? PiecesTable : PieceEntries

  const turn = (cursor: ContentView['cursor']) => {
    turnTo(cursor)
    goToTop()
  }

  useListKeys({
    onOpenPage: (id) => navigate(editorAddress(kind, id)),
    onNew: () => navigate(editorAddress(kind)),
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
        lead={listMessages.lead}
        actions={
          <>
            {isWide && (
              <Button intent="quiet" aria-keyshortcuts="?" onClick={() => setHelpOpen(true)}>
                {keyWords.keys}
                <kbd className="rounded-control border border-line-strong px-1.5 font-sans text-1">
                  ?
                </kbd>
              </Button>
            )}
            <ButtonLink to={editorAddress(kind)}>{listMessages.create(kind)}</ButtonLink>
          </>
        }
      />
      <KindTabs current={kind} counts={counts} />
      <Toolbar view={view} counts={counts} narrow={narrow} searchRef={search} />
      <UnsavedNotices
        kind={kind}
        userId={userId}
        names={[...unsaved]}
        shown={list.isFetching && (!page || list.isPlaceholderData) ? null : pieces}
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
      {page && pieces.length === 0 && (
        <EmptyList
          view={view}
          onClear={() => narrow({ search: '', state: null })}
          onFirstPage={() => turnTo(null)}
        />
      )}
      {page && pieces.length > 0 && (
        <div
          aria-busy={list.isPlaceholderData}
          className={cx('transition-opacity', list.isPlaceholderData && 'opacity-60 delay-300')}
        >
          <Pieces
            kind={kind}
            pieces={pieces}
            isUnsaved={(id) => unsaved.has(pieceName(kind, id))}
          />
          <Pager
            page={page}
            count={listMessages.pageCount(kind, pieces.length)}
            addressOf={(cursor) => listAddress({ ...view, cursor })}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {isHelpOpen && <KeysDialog help={keyHelp} open onOpenChange={setHelpOpen} />}
      </Suspense>
    </div>
  )
}
