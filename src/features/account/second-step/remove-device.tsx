import type { Factor } from '@supabase/supabase-js'
import { type FormEvent, useId, useState } from 'react'
import { CodeNotice } from '@/shared/auth/second-step/code-notice'
import { CodeField, codeError } from '@/shared/auth/second-step/code-field'
import { messages as codeWords } from '@/shared/auth/second-step/messages'
import { codeOf } from '@/shared/forms/code'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Fieldset } from '@/shared/ui/fieldset'
import { RadioGroup } from '@/shared/ui/radio-group'
import { toast } from '@/shared/ui/toast'
import { useRemoveDevice } from './devices'
import { messages } from './messages'

type RemoveDeviceProps = { device: Factor; devices: readonly Factor[]; onClose: () => void }

/** Asks for a code, of this device or of another one, before a device goes. */
export function RemoveDevice({ device, devices, onClose }: RemoveDeviceProps) {
  const { form, errors, show } = useFormErrors<'code'>()
  const remove = useRemoveDevice()
  const [by, setBy] = useState(device.id)
  const formId = useId()
  const name = device.friendly_name || codeWords.unnamed

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (remove.isPending) return
    const code = codeOf(new FormData(event.currentTarget))
    if (show({ code: codeError(code) })) return
    remove.mutate(
      { device: device.id, by, code },
      {
        onSuccess: () => {
          toast.success(messages.removed)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.removeTitle(name)}
      description={devices.length > 1 ? messages.removeOther : messages.removeLast}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {messages.keep}
          </Button>
          <Button intent="danger" type="submit" form={formId} busy={remove.isPending}>
            {remove.isPending ? messages.removing : messages.remove}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid gap-6"
      >
        <CodeNotice error={remove.error} />
        {devices.length > 1 && (
          <Fieldset legend={messages.removeWhich}>
            <RadioGroup
              name="by"
              options={devices.map(({ id, friendly_name }) => ({
                value: id,
                label: friendly_name || codeWords.unnamed,
              }))}
              value={by}
              onChange={setBy}
            />
          </Fieldset>
        )}
        <CodeField error={errors.code} />
      </form>
    </Dialog>
  )
}
