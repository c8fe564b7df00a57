import { Button } from '@/shared/ui/button'
import { answerInWords } from '../answer-words'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { knownMessages } from './messages'
import { controlId } from '../paths'
import { useOffers } from './use-offers'

/** Below an empty question: what was answered to it before, one press away. */
export function KnownAnswer({ field, path }: FieldProps) {
  const model = useFormModel()
  const offer = useOffers().find((one) => one.path === path)
  if (!offer) return null
  const words = answerInWords(field, offer.value, model.vocabularies)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-2 text-muted">
      <span className="min-w-0 truncate">
        {knownMessages.answeredBefore} <span dir="auto">{words}</span>
      </span>
      <Button
        intent="quiet"
        size="sm"
        aria-label={knownMessages.useAnswerNamed(field.label, words)}
        onClick={() => {
          model.set(path, offer.value)
          document.getElementById(controlId(path))?.focus()
        }}
      >
        {knownMessages.useAnswer}
      </Button>
    </p>
  )
}
