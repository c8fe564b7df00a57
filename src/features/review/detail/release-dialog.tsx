import { type FormEvent, useId, useState } from 'react'
import { DecisionLetter, outcomeLabels } from '@/features/applications'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Dialog } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import { refusalSentence } from '../messages'
import { nameOf } from '../names'
import type { ApplicationDetail, Decision } from '../types'
import { decisionMessages, detailMessages } from './messages'
import { useReleaseDecision } from './mutations'

type ReleaseDialogProps = { detail: ApplicationDetail; decision: Decision; onClose: () => void }

/** The last look before somebody is told. */
export function ReleaseDialog({ detail, decision, onClose }: ReleaseDialogProps) {
  const person = nameOf(detail.applicant)
  const formId = useId()
  // What was agreed to is this version: if somebody rewrites it meanwhile, the tick is gone.
  const [agreedTo, setAgreedTo] = useState<number | null>(null)
  const isSure = agreedTo === decision.version
  const { form, errors, show } = useFormErrors<'sure'>()
  const release = useReleaseDecision(detail.application.id, person)

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const isWrong = show({ sure: isSure ? undefined : decisionMessages.releaseMissing })
    if (isWrong || release.isPending) return
    release.mutate(decision.version, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={decisionMessages.releaseTitle(person)}
      description={decisionMessages.releaseText(person, outcomeLabels[decision.outcome])}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {detailMessages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={release.isPending}>
            {decisionMessages.release(person)}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-5" onSubmit={confirm}>
        <DecisionLetter
          headingLevel={3}
          outcome={decision.outcome}
          message={decision.message}
          callTitle={detail.call.title}
        />
        <Checkbox
          label={decisionMessages.releaseConfirm(person)}
          error={isSure ? undefined : errors.sure}
          checked={isSure}
          onChange={(event) => setAgreedTo(event.target.checked ? decision.version : null)}
        />
        {release.isError && (
          <Notice tone="danger" live title={decisionMessages.releaseFailed}>
            {refusalSentence(release.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
