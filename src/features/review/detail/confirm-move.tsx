import type { ApplicationStatus } from '@/features/applications'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import { toast } from '@/shared/ui/toast'
import { refusalSentence } from '../messages'
import type { ApplicationDetail } from '../types'
import { detailMessages, moveMessages } from './messages'
import { moveDone, useMove } from './mutations'

type ConfirmMoveProps = {
  detail: ApplicationDetail
  to: ApplicationStatus
  person: string
  onClose: () => void
}

/** Says what the applicant will notice of a step before it is taken. */
export function ConfirmMove({ detail, to, person, onClose }: ConfirmMoveProps) {
  const { application } = detail
  const move = useMove(application.id)
  const wasTold = detail.decision?.state === 'released'
  const text =
    to === 'interview'
      ? moveMessages.interviewText(person)
      : wasTold
        ? moveMessages.reopenText(person)
        : moveMessages.undoText(person)

  const confirm = () =>
    move.mutate(
      { to },
      {
        onSuccess: (done) => {
          toast.success(moveDone(done))
          onClose()
        },
      },
    )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={to === 'interview' ? moveMessages.interviewTitle : moveMessages.undoTitle}
      description={text}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {detailMessages.cancel}
          </Button>
          <Button busy={move.isPending} onClick={confirm}>
            {moveMessages.label(application.status, to)}
          </Button>
        </>
      }
    >
      {move.isError && (
        <Notice tone="danger" live title={detailMessages.moveFailed}>
          {refusalSentence(move.error)}
        </Notice>
      )}
    </Dialog>
  )
}
