import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'
import { useRemoveSecondStep } from './mutations'
import type { Person } from './person'

const { secondStep: words } = messages

/** For somebody who has lost the device of their second step: without it they cannot come in any more. */
export function SecondStepDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const remove = useRemoveSecondStep()
  return (
    <Dialog
      open
      onOpenChange={(open) => void (open || onClose())}
      title={words.title(person.name)}
      description={words.text(person.name)}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            intent="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(person, { onSuccess: onClose })}
          >
            {remove.isPending ? words.removing : words.remove}
          </Button>
        </>
      }
    >
      {remove.error && (
        <Notice tone="danger" live title={words.failed}>
          {messageOf(remove.error)}
        </Notice>
      )}
    </Dialog>
  )
}
