import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import { focusSection } from '../focus-section'
import { useFormModel } from '../form-context'
import { knownMessages } from './messages'
import { useOffers } from './use-offers'

/** Offers, once and calmly, to fill in what was said before. */
export function KnownAnswers({ onDismiss }: { onDismiss: () => void }) {
  const model = useFormModel()
  const known = useOffers()
  const [filled, setFilled] = useState<number | null>(null)

  if (filled !== null) {
    return (
      <p role="status" className="text-2 text-muted">
        {knownMessages.knownDone(filled)}
      </p>
    )
  }
  if (known.length === 0) return null

  const fill = () => {
    for (const { path, value } of known) model.set(path, value)
    setFilled(known.length)
    focusSection()
  }
  const dismiss = () => {
    onDismiss()
    focusSection()
  }
  return (
    <Notice
      title={knownMessages.knownTitle}
      action={
        <div className="flex flex-wrap gap-2">
          <Button intent="secondary" size="sm" onClick={fill}>
            {knownMessages.knownAction}
          </Button>
          <Button intent="quiet" size="sm" onClick={dismiss}>
            {knownMessages.dismiss}
          </Button>
        </div>
      }
    >
      {knownMessages.knownBody}
    </Notice>
  )
}
