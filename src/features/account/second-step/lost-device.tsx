import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { CodeNotice } from '@/shared/auth/second-step/code-notice'
import { isEmail } from '@/shared/forms/email'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { loadSupabase } from '@/shared/supabase/load-client'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { toast } from '@/shared/ui/toast'
import { messages } from './messages'

const { lost: words } = messages

/** Thrown where no account has the address. */
class NobodyError extends Error {
  override name = 'NobodyError'
}

async function removeFor(email: string): Promise<void> {
  const supabase = await loadSupabase()
  const { data } = await supabase
    .from('profiles')
    .select('id')
    .eq('email', email.toLowerCase())
    .limit(1)
    .maybeSingle()
    .throwOnError()
  if (!data) throw new NobodyError()
  await supabase.rpc('remove_second_factors', { user_id: data.id }).throwOnError()
}

/** For administrators: takes the second step away from somebody who has lost every device. */
export function LostDevice() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button intent="secondary" size="sm" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <LostDeviceDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function LostDeviceDialog({ onClose }: { onClose: () => void }) {
  const { form, errors, show } = useFormErrors<'email'>()
  const formId = useId()
  const remove = useMutation({ mutationFn: removeFor })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (remove.isPending) return
    const email = textOf(new FormData(event.currentTarget), 'email')
    if (show({ email: isEmail(email) ? undefined : words.wrong })) return
    remove.mutate(email, {
      onSuccess: () => {
        toast.success(words.done)
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
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button intent="danger" type="submit" form={formId} busy={remove.isPending}>
            {remove.isPending ? messages.removing : words.remove}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-6">
        <CodeNotice error={remove.error instanceof NobodyError ? null : remove.error} />
        <Field label={words.email} help={words.help} error={errors.email} required>
          {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
        </Field>
      </form>
    </Dialog>
  )
}
