import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { unsavedWords } from './unsaved-words'
import type { Unsaved } from './unsaved-work'

export type LeaveQuestionProps = {
  /** How much is on this device and nowhere else. */
  unsaved: Unsaved
  onStay: () => void
  onLeave: () => void
}

/** Asks before signing out loses what was typed. */
export function LeaveQuestion({ unsaved, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="Sign out and lose unsaved work?"
      description={unsavedWords(unsaved)}
      footer={
        <>
          <Button intent="quiet" onClick={onLeave}>
            Sign out anyway
          </Button>
          <Button onClick={onStay}>Stay signed in</Button>
        </>
      }
    />
  )
}
