import { type FormEvent, useId, useState } from 'react'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { useKeptText } from '@/shared/use-kept-text'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Drawer } from '@/shared/ui/drawer'
import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { Notice } from '@/shared/ui/notice'
import { Textarea } from '@/shared/ui/textarea'
import { toast } from '@/shared/ui/toast'
import { refusalSentence } from '../messages'
import { nameOf } from '../names'
import type { ApplicationDetail } from '../types'
import { detailMessages, requestMessages } from './messages'
import { useMove } from './mutations'
import { limits, textError } from './text-limits'

type RequestInformationProps = { detail: ApplicationDetail; onClose: () => void }

/** Sends the application back to its applicant: a message, and which parts of the form are open again. */
export function RequestInformation({ detail, onClose }: RequestInformationProps) {
  const { application, applicant, definition } = detail
  const person = nameOf(applicant)
  const formId = useId()
  const [message, setMessage] = useKeptText(`request:${application.id}`)
  const [sections, setSections] = useState<readonly string[]>([])
  const { form, errors, show } = useFormErrors<'message' | 'sections'>()
  const move = useMove(application.id)

  const messageError = textError(message, limits.request, {
    missing: requestMessages.messageMissing,
    tooLong: requestMessages.messageTooLong,
  })
  const sectionsError = sections.length === 0 ? requestMessages.sectionsMissing : undefined

  const send = (event: FormEvent) => {
    event.preventDefault()
    const isWrong = show({ message: messageError, sections: sectionsError })
    if (isWrong || move.isPending) return
    move.mutate(
      { to: 'more_info', message: message.trim(), sections: [...sections] },
      {
        onSuccess: () => {
          setMessage('')
          toast.success(requestMessages.done)
          onClose()
        },
      },
    )
  }

  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={requestMessages.title}
      description={requestMessages.lead(person)}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {detailMessages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={move.isPending}>
            {requestMessages.send(person)}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-8" onSubmit={send}>
        <Field
          label={requestMessages.message}
          help={requestMessages.messageHelp}
          error={errors.message && messageError}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              max={limits.request}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <Fieldset legend={requestMessages.sections} error={errors.sections && sectionsError}>
          {(control) => (
            <div className="grid">
              {definition.sections.map(({ key, title }) => (
                <Checkbox
                  {...control}
                  key={key}
                  label={title}
                  checked={sections.includes(key)}
                  onChange={({ target }) =>
                    setSections(
                      target.checked ? [...sections, key] : sections.filter((one) => one !== key),
                    )
                  }
                />
              ))}
            </div>
          )}
        </Fieldset>
        {move.isError && (
          <Notice tone="danger" live title={detailMessages.moveFailed}>
            {refusalSentence(move.error)}
          </Notice>
        )}
      </form>
    </Drawer>
  )
}
