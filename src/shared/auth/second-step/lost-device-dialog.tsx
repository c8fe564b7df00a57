import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { isEmail } from '@/shared/forms/email'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { messageOf } from '@/shared/supabase/errors'
import { loadSupabase } from '@/shared/supabase/load-client'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { toast } from '@/shared/ui/toast'
import { messages as words } from './lost-device-messages'

type Person = { id: string; name: string }

/** Thrown where no account has the address. */
class NobodyError extends Error {
  override name = 'NobodyError'
}

async function idOf(email: string): Promise<string> {
  const supabase = await loadSupabase()
  const { data } = await supabase
    .from('profiles')
    .select('id')
    .eq('email', email.toLowerCase())
    .limit(1)
    .maybeSingle()
    .throwOnError()
  if (!data) throw new NobodyError()
  return data.id
}

async function removeFrom(who: Person | string): Promise<void> {
  const user_id = typeof who === 'string' ? await idOf(who) : who.id
  const supabase = await loadSupabase()
  await supabase.rpc('remove_second_factors', { user_id }).throwOnError()
}

type LostDeviceDialogProps = {
  /** Whose; asked for by their address where it is not known. */
  person?: Person
  onRemoved?: () => unknown
  onClose: () => void
}

/** For administrators: takes the second step away from somebody who has lost every device, and cannot come in without. */
export function LostDeviceDialog({ person, onRemoved, onClose }: LostDeviceDialogProps) {
  const { form, errors, show } = useFormErrors<'email'>()
  const formId = useId()
  const remove = useMutation({ mutationFn: removeFrom })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (remove.isPending) return
    const email = textOf(new FormData(event.currentTarget), 'email')
    if (show({ email: person || isEmail(email) ? undefined : words.wrong })) return
    remove.mutate(person ?? email, {
      onSuccess: () => {
        toast.success(words.removed(person?.name))
        void onRemoved?.()
        onClose()
      },
      onError: (error) => {
        if (error instanceof NobodyError) show({ email: words.nobody })
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => void (open || onClose())}
      title={words.title(person?.name)}
      description={words.text(person?.name)}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button intent="danger" type="submit" form={formId} busy={remove.isPending}>
            {remove.isPending ? words.removing : words.remove}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-6">
        {remove.error && !(remove.error instanceof NobodyError) && (
          <Notice tone="danger" live title={words.failed}>
            {messageOf(remove.error)}
          </Notice>
        )}
        {!person && (
          <Field label={words.email} error={errors.email} required>
            {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
