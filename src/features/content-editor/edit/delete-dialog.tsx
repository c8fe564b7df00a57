import { type FormEvent, useId, useState } from 'react'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import type { ContentKind } from '../kinds'
import { editMessages, publishMessages as words, refusalSentence } from './messages'

type DeleteDialogProps = {
  kind: ContentKind
  title: string
  busy: boolean
  error: unknown
  onDelete: () => void
  onClose: () => void
}

/** There is no way back from this, so that its title has to be typed. */
export function DeleteDialog({ kind, title, busy, error, onDelete, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const formId = useId()
  const { form, errors, show } = useFormErrors<'title'>()
  const name = title.trim() || editMessages.untitled
  const isProfile = kind === 'organisations'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const isRight = typed.trim().toLocaleLowerCase() === name.toLocaleLowerCase()
    if (!show({ title: isRight ? undefined : words.deleteMismatch }) && !busy) onDelete()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.deleteTitle(name)}
      description={isProfile ? words.deleteProfileText : words.deleteText}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} intent="danger" busy={busy}>
            {words.deleteButton(name)}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-6" onSubmit={submit}>
        <Field label={words.deleteConfirm} help={name} error={errors.title} required>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {error !== null && (
          <Notice tone="danger" live title={words.deleteFailed}>
            {isInUse(error) ? words.inUse : refusalSentence(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

/** Something else belongs to it and would be left without. */
const isInUse = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503'
