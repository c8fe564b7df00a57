import { Button } from '@/shared/ui/button'
import { buttonStyle } from '@/shared/ui/button-style'
import { Icon } from '@/shared/ui/icon'
import { Menu } from '@/shared/ui/menu'
import { type ContentKind, type ContentState, shownState, wasPublished } from '../kinds'
import { StateBadge } from '../state-badge'
import type { Piece } from '../types'
import { editMessages, publishMessages as words } from './messages'
import { SaveState, type SaveStateProps } from './save-state'

type ActionBarProps = SaveStateProps & {
  kind: ContentKind
  piece: Piece | null
  isBusy: boolean
  isPreview: boolean
  onSave: () => void
  onPreview: (on: boolean) => void
  onPublish: (first: 'now' | 'later') => void
  onMove: (state: ContentState) => void
  onDelete: () => void
}

/** Always at hand while somebody writes: whether it is saved, and what comes next. */
export function ActionBar(props: ActionBarProps) {
  const { piece, isBusy, isPreview, isSaving, onSave, onPreview, onPublish } = props
  const state = piece ? shownState(piece) : 'draft'
  const isShown = state === 'published' || state === 'scheduled'
  return (
    <div className="action-bar screen-only sticky top-16 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-canvas px-4 py-2 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge piece={piece ?? { state: 'draft', published_at: null }} />
        <SaveState {...props} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button intent="quiet" size="sm" onClick={() => onPreview(!isPreview)}>
          {isPreview ? editMessages.backToWriting : editMessages.preview}
        </Button>
        <Button
          intent={isShown ? 'primary' : 'secondary'}
          size="sm"
          aria-keyshortcuts="Control+S Meta+S"
          busy={isSaving || isBusy}
          onClick={onSave}
        >
          {editMessages.save}
        </Button>
        {!isShown && (
          <Button size="sm" busy={isSaving || isBusy} onClick={() => onPublish('now')}>
            {state === 'archived' ? words.publishAgain : words.publish}
          </Button>
        )}
        <More {...props} state={state} />
      </div>
    </div>
  )
}

/** The steps that are taken more seldom. */
function More({
  kind,
  piece,
  state,
  onPublish,
  onMove,
  onDelete,
}: ActionBarProps & { state: ContentState }) {
  const publishNow = { label: words.publishNow, onSelect: () => onPublish('now') }
  const schedule = { label: words.schedule, onSelect: () => onPublish('later') }
  const reschedule = { label: words.reschedule, onSelect: () => onPublish('later') }
  const toDraft = { label: words.toDraft, onSelect: () => onMove('draft') }
  const archive = { label: words.archive, onSelect: () => onMove('archived') }
  const remove = { label: words.remove(kind), onSelect: onDelete, tone: 'danger' as const }
  const mayDelete = piece !== null && piece.state === 'draft' && !wasPublished(piece)

  const steps = {
    draft: mayDelete ? [schedule, remove] : [schedule],
    scheduled: [publishNow, reschedule, toDraft],
    published: [archive],
    archived: [toDraft],
  }
  return (
    <Menu
      label={editMessages.more}
      trigger={<Icon name="more" />}
      triggerClassName={buttonStyle('quiet', 'sm', 'px-2!')}
      items={steps[state]}
    />
  )
}
