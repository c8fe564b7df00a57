import { lazy, Suspense, useState } from 'react'
import { Button } from '@/shared/ui/button'
import type { PublicLabel } from '../labels'
import { withdrawMessages } from './messages'

// Comes when it is asked for.
const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog').then((module) => ({ default: module.WithdrawDialog })),
)

/** Until a decision has been told, and from the waiting list, an applicant may leave. */
const mayLeave: readonly PublicLabel[] = [
  'draft',
  'received',
  'being_reviewed',
  'information_needed',
  'interview',
  'waiting_list',
]

type WithdrawProps = { id: string; reference: string | null; label: PublicLabel }

/** Leaves the process, after typing the reference: it cannot be undone. */
export function Withdraw({ id, reference, label }: WithdrawProps) {
  const [open, setOpen] = useState(false)
  if (!mayLeave.includes(label)) return null
  return (
    <>
      <Button intent="quiet" size="sm" className="-ms-3 text-danger!" onClick={() => setOpen(true)}>
        {withdrawMessages.action}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <WithdrawDialog
            id={id}
            word={reference ?? withdrawMessages.draftWord}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
