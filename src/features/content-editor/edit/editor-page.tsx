import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { isUuid } from '@/shared/list/paging'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { contentAddress } from '../addresses'
import { ForManagers } from '../for-managers'
import { type ContentKind, isKind } from '../kinds'
import { gateMessages } from '../messages'
import { pieceQuery } from '../piece-queries'
import type { Piece } from '../types'
import { editMessages as words } from './messages'
import { GonePiece, MissingPiece } from './missing-piece'

/** The text of a piece is on its way while what writes it arrives. */
const Editor = lazy(() => import('./editor').then((module) => ({ default: module.Editor })))

const NewProfile = lazy(() =>
  import('../profiles/new-profile').then((module) => ({ default: module.NewProfile })),
)

const waiting = (
  <div role="status" aria-label="Loading" className="grid gap-8">
    <Skeleton className="h-9 w-2/5" />
    <Skeleton lines={10} />
  </div>
)

/** `/dashboard/content/:kind/new` and `/dashboard/content/:kind/:id`. */
export function EditorPage() {
  const { kind, id } = useParams()
  return (
    <ForManagers waiting={waiting}>
      {isKind(kind) ? <OfKind kind={kind} id={id} /> : <UnknownKind />}
    </ForManagers>
  )
}

function OfKind({ kind, id }: { kind: ContentKind; id: string | undefined }) {
  const userId = useAuth().user?.id ?? ''
  if (id !== undefined && id !== 'new') {
    return isUuid(id) ? <Saved kind={kind} id={id} userId={userId} /> : <MissingPiece kind={kind} />
  }
  // A profile is nobody's who did not apply: nobody could agree to it.
  if (kind === 'organisations') {
    return (
      <Suspense fallback={waiting}>
        <NewProfile />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={waiting}>
      <Editor key={kind} kind={kind} saved={null} userId={userId} />
    </Suspense>
  )
}

function Saved({ kind, id, userId }: { kind: ContentKind; id: string; userId: string }) {
  const query = useQuery(pieceQuery(kind, id))
  // Once open it stays open, even if somebody throws it away: what is being written is still here.
  const [opened, setOpened] = useState<Piece | null>(null)
  if (query.data && query.data.id !== opened?.id) setOpened(query.data)
  if (opened) {
    return (
      <Suspense fallback={waiting}>
        <Editor key={opened.id} kind={kind} saved={opened} userId={userId} />
      </Suspense>
    )
  }
  if (query.data === null) return <GonePiece kind={kind} id={id} userId={userId} />
  return (
    <>
      <PageMeta title={words.content} description={words.description(kind)} />
      {query.isError ? (
        <>
          <PageHeader title={words.content} />
          <LoadError
            title={words.loadFailed(kind)}
            error={query.error}
            onRetry={query.refetch}
            busy={query.isFetching}
          />
        </>
      ) : query.fetchStatus === 'paused' ? (
        <>
          <PageHeader title={words.content} />
          <OfflineNotice />
        </>
      ) : (
        waiting
      )}
    </>
  )
}

function UnknownKind() {
  return (
    <>
      <PageMeta title={gateMessages.unknownKind} description={gateMessages.unknownKindText} />
      <PageHeader title={gateMessages.unknownKind} />
      <EmptyState
        title={gateMessages.unknownKindText}
        action={<ButtonLink to={contentAddress}>{gateMessages.toContent}</ButtonLink>}
      />
    </>
  )
}
