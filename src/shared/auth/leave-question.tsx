import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'

type LeaveQuestionProps = {
  /** How many applications hold something that is only on this device. */
  unsaved: number
  onStay: () => void
  onLeave: () => void
}

export const unsavedWords = (unsaved: number): string =>
  unsaved === 1
    ? 'One application has answers or files that have not reached your account. Signing out removes them from this device.'
    : `${unsaved} applications have answers or files that have not reached your account. Signing out removes them from this device.`

/** Asks before signing out loses what was typed. */
export function LeaveQuestion({ unsaved, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="Sign out and lose unsaved answers?"
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
