import { type RefObject, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Notice } from '@/shared/ui/notice'
import type { DraftEngine } from '../../drafts/draft-engine'
import { useDraft } from '../../drafts/use-form-session'
import { AnswersView } from '../../reading/answers-view'
import { toReading } from '../../reading/reading-model'
import { useUploadDesk } from '../../upload/upload-context'
import { sectionTitleId } from '../focus-section'
import { useFormModel } from '../form-context'
import { formMessages } from '../messages'
import { reviewMessages } from './messages'
import type { Step } from '../page/use-section'
import { ErrorLinks } from './error-links'
import { useSubmit } from './use-submit'

type ReviewStepProps = {
  engine: DraftEngine
  step: Step
  heading: RefObject<HTMLHeadingElement | null>
}

/** Everything read back once more, then submitted. */
export function ReviewStep({ engine, step, heading }: ReviewStepProps) {
  const model = useFormModel()
  const desk = useUploadDesk()
  const { isAuthenticated } = useAuth()
  const answers = useSyncExternalStore(model.subscribe, model.answers)
  const files = useSyncExternalStore(desk.subscribe, () => desk.read().files)
  const uploads = useSyncExternalStore(desk.subscribe, () => desk.read().uploads)
  const onTheWay = Object.values(uploads).map(({ name }) => name)
  const hasAsked = useDraft(engine, ({ editableKeys }) => editableKeys !== null)
  const isKept = useDraft(engine, ({ isKeptOnDevice }) => isKeptOnDevice)
  const { submit, isBusy, failure, attempt } = useSubmit(engine)
  const busyWords =
    onTheWay.length > 0 ? reviewMessages.waitingFor(onTheWay.join(', ')) : reviewMessages.submitting
  const toSend = hasAsked ? reviewMessages.resubmit : reviewMessages.submit
  const idleWords = isAuthenticated ? toSend : reviewMessages.signInToSubmit
  const before = step.steps[step.index - 1]

  return (
    <section aria-labelledby={sectionTitleId} className="grid gap-10">
      <div className="grid gap-2">
        <h2 id={sectionTitleId} ref={heading} tabIndex={-1} className="text-5 font-semibold">
          {formMessages.review}
        </h2>
        <p className="max-w-measure text-3 text-muted">{reviewMessages.reviewLead}</p>
      </div>
      <ErrorLinks step={step} attempt={attempt} />
      <AnswersView
        compact
        headingLevel={3}
        sections={toReading(model.definition, answers, model.vocabularies)}
        files={Object.values(files)}
        sectionNote={(key) =>
          step.steps.includes(key) && (
            <Link
              to={step.addressOf(key)}
              aria-label={reviewMessages.change(model.section(key)?.title ?? '')}
              className="text-link text-2"
            >
              {reviewMessages.changeShort}
            </Link>
          )
        }
      />
      {onTheWay.length > 0 && <Notice>{reviewMessages.onTheWay(onTheWay.join(', '))}</Notice>}
      <div className="grid gap-4 border-t border-line pt-6">
        {failure && (
          <Notice tone="danger" live title={reviewMessages.submitFailed}>
            {failure}
          </Notice>
        )}
        {!isAuthenticated && (
          <p className="max-w-measure text-2">
            {isKept ? reviewMessages.signInFirst : reviewMessages.signInHere}
          </p>
        )}
        <div className="flex flex-row-reverse flex-wrap justify-end gap-3">
          <Button busy={isBusy} className="min-w-40" onClick={() => void submit()}>
            {isBusy ? busyWords : idleWords}
          </Button>
          {before !== undefined && (
            <ButtonLink intent="secondary" to={step.addressOf(before)}>
              {formMessages.back}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
