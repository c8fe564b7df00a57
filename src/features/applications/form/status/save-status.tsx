import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { signInPath } from '@/shared/auth/next-path'
import { exactTime, shortDate } from '@/shared/format/dates'
import { cx } from '@/shared/ui/cx'
import { bringAlong } from '../../drafts/bring-along'
import type { DraftEngine } from '../../drafts/draft-engine'
import type { SaveState } from '../../drafts/save-state'
import { useDraft } from '../../drafts/use-form-session'
import { conflictsId, statusMessages } from './messages'

const RemoveQuestion = lazy(() =>
  import('./remove-question').then((module) => ({ default: module.RemoveQuestion })),
)

type SaveStatusProps = {
  engine: DraftEngine
  /** Takes what was written without an account off this device. */
  onRemove: () => void
}

/** Whether what was typed is safe, and where. Changes quietly; only what matters is said aloud. */
export function SaveStatus({ engine, onRemove }: SaveStatusProps) {
  const state = useDraft(engine, ({ save }) => save) ?? { kind: 'untouched' }
  return (
    <div className="min-h-6 text-1 text-muted" data-testid="save-status" data-state={state.kind}>
      <Visible state={state} onRetry={() => engine.retry()} onRemove={onRemove} />
      <Spoken state={state} />
    </div>
  )
}

const tones: Partial<Record<SaveState['kind'], string>> = {
  saved: 'bg-success',
  device: 'bg-info',
  offline: 'bg-warning',
  'not-kept': 'bg-warning',
  found: 'bg-warning',
  retrying: 'bg-warning',
  'signed-out': 'bg-warning',
  'too-large': 'bg-danger',
  conflict: 'bg-warning',
}

type VisibleProps = { state: SaveState; onRetry: () => void; onRemove: () => void }

function Visible({ state, onRetry, onRemove }: VisibleProps) {
  const location = useLocation()
  const { kind } = state
  const cause = kind === 'not-kept' ? state.because : kind
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 8 8"
        className={cx('size-2 shrink-0', tones[kind] ?? 'bg-line-strong')}
      />
      <span aria-hidden="true" data-tabular>
        <Words state={state} />
      </span>
      {(cause === 'device' || cause === 'signed-out') && (
        <Link
          to={signInPath(location)}
          className="text-link"
          onClick={cause === 'device' ? bringAlong.ask : undefined}
        >
          {cause === 'device' ? (
            <>
              {statusMessages.deviceAction}
              {/* On a phone every line of this strip is taken from the questions. */}
              <span className="max-lg:sr-only">{statusMessages.deviceActionRest}</span>
            </>
          ) : (
            statusMessages.signedOutAction
          )}
        </Link>
      )}
      {cause === 'device' && <Remove onRemove={onRemove} />}
      {(cause === 'offline' || cause === 'retrying') && (
        <button type="button" className="text-link" onClick={onRetry}>
          {statusMessages.retryAction}
        </button>
      )}
      {kind === 'conflict' && (
        <a href={`#${conflictsId}`} className="text-link">
          {statusMessages.conflictAction}
        </a>
      )}
    </p>
  )
}

/** For whoever shares this device with others. */
function Remove({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" className="text-link" onClick={() => setIsAsking(true)}>
        {statusMessages.remove} <span className="max-lg:sr-only">{statusMessages.removeRest}</span>
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <RemoveQuestion onKeep={() => setIsAsking(false)} onRemove={onRemove} />
        </Suspense>
      )}
    </>
  )
}

function Words({ state }: { state: SaveState }) {
  if (state.kind !== 'saved' || state.at === null) return words(state)
  const at = new Date(state.at)
  const isToday = at.toDateString() === new Date().toDateString()
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(at)
  return <span title={exactTime(at)}>{statusMessages.saved(isToday ? time : shortDate(at))}</span>
}

function words(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return statusMessages.savedPlain
    case 'signed-out':
      return statusMessages.signedOut
    case 'too-large':
      return statusMessages.tooLarge
    case 'not-kept':
      return statusMessages['not-kept'][state.because]
    default:
      return statusMessages[state.kind]
  }
}

/** Typing and saving follow each other every few seconds: they leave what was said last as it is. */
function Spoken({ state }: { state: SaveState }) {
  const [said, setSaid] = useState('')
  const isPassing = ['untouched', 'editing', 'saving'].includes(state.kind)
  const text = isPassing ? said : words(state)
  if (text !== said) setSaid(text)
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
