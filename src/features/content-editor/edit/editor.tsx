import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/shared/ui/button'
import { ErrorSummary } from '@/shared/ui/error-summary'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { useRecentPlace } from '@/shared/ui/palette-entries'
import { RelativeTime } from '@/shared/ui/relative-time'
import { Skeleton } from '@/shared/ui/skeleton'
import { StaleNotice } from '@/shared/ui/stale-notice'
import { toast } from '@/shared/ui/toast'
import { contentAddress, editorAddress } from '../addresses'
import { controlId } from '../fields/control'
import { fieldsOf } from '../fields/groups'
import { titleIn } from '../fields/row'
import { keptPieces, pieceName } from '../kept-pieces'
import type { ContentKind } from '../kinds'
import { kindWords } from '../messages'
import { pieceQuery } from '../piece-queries'
import type { Piece } from '../types'
import { ActionBar } from './action-bar'
import { Conflict } from './conflict'
import { editMessages as words, refusalSentence } from './messages'
import { PieceFields } from './piece-fields'
import { Standing } from './standing'
import { useOwnAddress } from './use-own-address'
import { usePublishing } from './use-publishing'
import { useSaving } from './use-saving'
import { useWriting } from './use-writing'

const DeleteDialog = lazy(() =>
  import('./delete-dialog').then((module) => ({ default: module.DeleteDialog })),
)
const PublishDialog = lazy(() =>
  import('./publish-dialog').then((module) => ({ default: module.PublishDialog })),
)
const PiecePreview = lazy(() =>
  import('../preview/piece-preview').then((module) => ({ default: module.PiecePreview })),
)

type EditorProps = { kind: ContentKind; saved: Piece | null; userId: string }

/** One piece of any kind, from the first word to the archive. */
export function Editor({ kind, saved, userId }: EditorProps) {
  const text = useWriting(kind, saved, userId)
  const { writing, unsaved, isKept } = text
  const { base, values } = writing
  useOwnAddress(kind, base)
  const newest = useQuery({
    ...pieceQuery(kind, base?.id ?? ''),
    enabled: base !== null,
  })
  const [seen, setSeen] = useState<Piece | null | undefined>(saved)
  if (newest.data && newest.data !== seen) {
    setSeen(newest.data)
    text.receive(newest.data)
  }
  const saving = useSaving(text)
  const publishing = usePublishing({
    kind,
    saved: saving.save,
    onMoved: (piece) => text.accept(piece, values),
    onOvertaken: text.receive,
    onMissing: saving.showMissing,
    onDeleted: () => keptPieces.remove(userId, pieceName(kind, base?.id ?? null)),
  })
  const [params, setParams] = useSearchParams()
  const isPreview = params.has('preview')
  const title = titleIn(kind, values).trim()

  const saveByKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    void saving.save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKeys(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const discard = () => {
    const undo = text.discard()
    saving.forgetErrors()
    toast({ title: words.discarded, action: { label: words.undo, onClick: undo } })
  }
  const summary = fieldsOf(kind).flatMap(({ key, label }) => {
    const message = saving.errors[key]
    return message ? [{ href: `#${controlId(key)}`, label, message }] : []
  })
  const gone = newest.data === null || saving.isGone

  return (
    <>
      <PageMeta
        title={base ? title || words.untitled : words.newTitle(kind)}
        description={words.description(kind)}
      />
      {base && <Recent kind={kind} piece={base} />}
      <PageHeader
        title={<span dir="auto">{title || (base ? words.untitled : words.newTitle(kind))}</span>}
        breadcrumbs={[
          { to: contentAddress, label: words.content },
          { to: `${contentAddress}?kind=${kind}`, label: kindWords[kind].many },
        ]}
        lead={base && <Standing kind={kind} piece={base} />}
      />
      <ActionBar
        kind={kind}
        piece={base}
        isSaving={saving.isSaving}
        isBusy={publishing.isBusy}
        isNew={base === null}
        isPreview={isPreview}
        unsaved={unsaved}
        isKept={isKept}
        savedAt={saving.savedAt}
        onSave={() => void saving.save()}
        onPreview={(on) => setParams(on ? { preview: '' } : {}, { replace: false })}
        onPublish={(first) => void publishing.askToPublish(first)}
        onMove={(state) => void publishing.moveTo(state)}
        onDelete={publishing.askToDelete}
      />
      <div className="grid gap-4 py-6 empty:py-0">
        <StaleNotice query={newest} />
        {gone && (
          <Notice
            tone="warning"
            live
            title={words.gone}
            action={
              <Button
                intent="secondary"
                size="sm"
                onClick={() => {
                  text.beginAnew()
                  saving.forgetErrors()
                }}
              >
                {words.asNew}
              </Button>
            }
          >
            {words.goneText}
          </Notice>
        )}
        {writing.restoredFrom && !writing.theirs && unsaved && (
          <Notice
            title={base ? words.restored : words.restoredNew(kind)}
            action={
              <Button intent="secondary" size="sm" onClick={discard}>
                {base ? words.discard : words.discardNew}
              </Button>
            }
          >
            {words.restoredText} {words.typedLast} <RelativeTime date={writing.restoredFrom} />.
          </Notice>
        )}
        {writing.theirs && <Conflict writing={writing} onSettle={text.settle} />}
        {saving.failure !== null && (
          <Notice tone="danger" live title={saving.failureTitle}>
            {refusalSentence(saving.failure)} {words.stillKept}
          </Notice>
        )}
        <ErrorSummary
          key={saving.attempt}
          errors={summary}
          title={
            saving.isMissing ? words.neededTitle(summary.length) : words.errorTitle(summary.length)
          }
        />
      </div>
      {isPreview ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <PiecePreview kind={kind} values={values} />
        </Suspense>
      ) : (
        <PieceFields writing={writing} errors={saving.errors} onChange={text.change} />
      )}
      <Suspense fallback={null}>
        {publishing.asked?.dialog === 'publish' && (
          <PublishDialog
            kind={kind}
            piece={publishing.asked.piece}
            first={publishing.asked.first}
            busy={publishing.isBusy}
            error={publishing.moveError}
            onPublish={(at) => base && publishing.publish(base, at)}
            onClose={publishing.close}
          />
        )}
        {publishing.asked?.dialog === 'delete' && base && (
          <DeleteDialog
            kind={kind}
            title={titleIn(kind, base.values)}
            busy={publishing.isBusy}
            error={publishing.deleteError}
            onDelete={() => publishing.remove(base)}
            onClose={publishing.close}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whoever wrote it lately finds it again by the palette. */
function Recent({ kind, piece }: { kind: ContentKind; piece: Piece }) {
  const title = titleIn(kind, piece.values)
  useRecentPlace(title, editorAddress(kind, piece.id), kindWords[kind].one)
  return null
}
