import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { statusMessages } from './messages'

type RemoveQuestionProps = { onKeep: () => void; onRemove: () => void }

/** Asks before everything that was written without an account is gone. */
export function RemoveQuestion({ onKeep, onRemove }: RemoveQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={onKeep}
      title={statusMessages.removeTitle}
      description={statusMessages.removeBody}
      footer={
        <>
          <Button intent="secondary" onClick={onKeep}>
            {statusMessages.removeKeep}
          </Button>
          <Button intent="danger" onClick={onRemove}>
            {statusMessages.removeConfirm}
          </Button>
        </>
      }
    />
  )
}
