import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { cx } from '@/shared/ui/cx'
import { editMessages as words } from './messages'

export type SaveStateProps = {
  isSaving: boolean
  unsaved: boolean
  isKept: boolean
  isNew: boolean
  savedAt: Date | null
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/** What has become of what was typed, in one line. */
export function SaveState({ isSaving, unsaved, isKept, isNew, savedAt }: SaveStateProps) {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  const isAtRisk = unsaved && !isKept
  const text = isSaving
    ? words.saving
    : isAtRisk
      ? words.unsavedNotKept
      : !isOnline
        ? words.offline
        : unsaved
          ? words.unsaved
          : savedAt
            ? words.savedAt(savedAt)
            : isNew
              ? words.nothingYet
              : words.savedOn
  return (
    <p
      role="status"
      data-testid="save-state"
      className={cx(
        'min-w-0 text-2',
        isAtRisk ? 'text-danger' : unsaved || !isOnline ? 'text-warning' : 'text-muted',
      )}
    >
      {text}
    </p>
  )
}
