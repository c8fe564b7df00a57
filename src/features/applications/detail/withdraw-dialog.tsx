import { type FormEvent, useId, useState } from 'react'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { useWithdraw } from '../mutations'
import { withdrawMessages } from './messages'

type WithdrawDialogProps = { id: string; word: string; onClose: () => void }

/** Asks for the reference, so that nobody leaves by a slip of the hand. */
export function WithdrawDialog({ id, word, onClose }: WithdrawDialogProps) {
  const [typed, setTyped] = useState('')
  const { form, errors, show } = useFormErrors<'word'>()
  const withdraw = useWithdraw(id)
  const formId = useId()
  const matches = typed.trim().toLowerCase() === word.toLowerCase()

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const isWrong = show({ word: matches ? undefined : withdrawMessages.mismatch(word) })
    if (isWrong || withdraw.isPending) return
    withdraw.mutate(undefined, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={withdrawMessages.title}
      description={withdrawMessages.text}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            {withdrawMessages.cancel}
          </Button>
          <Button intent="danger" type="submit" form={formId} busy={withdraw.isPending}>
            {withdrawMessages.action}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-4" onSubmit={confirm}>
        <Field
          label={withdrawMessages.field(word)}
          error={matches ? undefined : errors.word}
          required
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {withdraw.isError && (
          <Notice tone="danger" live title={withdrawMessages.failed}>
            {messageOf(withdraw.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
