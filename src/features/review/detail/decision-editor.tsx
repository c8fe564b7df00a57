import { type FormEvent, useId, useState } from 'react'
import { DecisionLetter, type DecisionOutcome, outcomeLabels } from '@/features/applications'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { useKeptText } from '@/shared/use-kept-text'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { Notice } from '@/shared/ui/notice'
import { RadioGroup } from '@/shared/ui/radio-group'
import { Textarea } from '@/shared/ui/textarea'
import { refusalSentence } from '../messages'
import { nameOf } from '../names'
import type { ApplicationDetail } from '../types'
import { decisionMessages, detailMessages } from './messages'
import { useDraftDecision } from './mutations'
import { OvertakenLetter } from './overtaken-letter'
import { limits, textError } from './text-limits'

const noLetter = 0

type DecisionEditorProps = { detail: ApplicationDetail; onClose: () => void }

/** Outcome and letter, with the letter as the applicant will read it beneath. */
export function DecisionEditor({ detail, onClose }: DecisionEditorProps) {
  const { application, applicant, call, decision, outcomes } = detail
  const person = nameOf(applicant)
  const current = decision?.state === 'released' ? null : decision
  const formId = useId()
  const [outcome, setOutcome] = useState<DecisionOutcome | null>(current?.outcome ?? null)
  const [message, setMessage] = useKeptText(`letter:${application.id}`, current?.message)
  // The letter that this one was begun from; kept with it, or a reload would pass the newest off as read.
  const standing = current?.version ?? noLetter
  const [begunFrom, setBegunFrom] = useKeptText(`letter-from:${application.id}`, String(standing))
  const isOvertaken = Number(begunFrom) !== standing
  const { form, errors, show } = useFormErrors<'outcome' | 'letter'>()
  const draft = useDraftDecision(application.id)

  const outcomeError = outcome ? undefined : decisionMessages.outcomeMissing
  const letterError = textError(message, limits.letter, {
    missing: decisionMessages.letterMissing,
    tooLong: decisionMessages.letterTooLong,
  })

  const discard = () => {
    setMessage('')
    setBegunFrom('')
    onClose()
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    const isWrong = show({ outcome: outcomeError, letter: letterError })
    if (isWrong || !outcome || draft.isPending) return
    draft.mutate(
      { outcome, message: message.trim(), version: Number(begunFrom) || undefined },
      {
        onSuccess: discard,
      },
    )
  }

  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={decisionMessages.title}
      description={decisionMessages.editLead}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {detailMessages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={draft.isPending}>
            {decisionMessages.saveDraft}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-8" onSubmit={save}>
        {isOvertaken ? (
          <OvertakenLetter
            letter={current}
            callTitle={call.title}
            mayFollow={outcomes.length > 0}
            onGoOn={() => setBegunFrom(String(standing))}
            onDiscard={discard}
          />
        ) : (
          current?.state === 'approved' && (
            <Notice tone="warning">{decisionMessages.approvedChange}</Notice>
          )
        )}
        <Fieldset legend={decisionMessages.outcome} error={errors.outcome && outcomeError}>
          {(control) => (
            <RadioGroup
              {...control}
              name="outcome"
              inline
              options={outcomes.map((value) => ({ value, label: outcomeLabels[value] }))}
              value={outcome}
              onChange={setOutcome}
            />
          )}
        </Fieldset>
        <Field
          label={decisionMessages.letter}
          help={decisionMessages.letterHelp}
          error={errors.letter && letterError}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={10}
              max={limits.letter}
              value={message}
              onChange={(event) => {
                setMessage(event.target.value)
                setBegunFrom(begunFrom)
              }}
            />
          )}
        </Field>
        {draft.isError && (
          <Notice tone="danger" live title={decisionMessages.saveFailed}>
            {refusalSentence(draft.error)}
          </Notice>
        )}
      </form>
      {outcome && message.trim() && (
        <section aria-label={decisionMessages.preview(person)} className="grid gap-3 pt-8">
          <p className="text-2 font-medium">{decisionMessages.preview(person)}</p>
          <DecisionLetter
            headingLevel={3}
            outcome={outcome}
            message={message.trim()}
            callTitle={call.title}
          />
        </section>
      )}
    </Drawer>
  )
}
