import type { Session } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { codeOf } from '@/shared/forms/code'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Fieldset } from '@/shared/ui/fieldset'
import { PageMeta } from '@/shared/ui/page-meta'
import { RadioGroup } from '@/shared/ui/radio-group'
import { useLeave } from '../use-leave'
import { CodeField, codeError } from './code-field'
import { CodeNotice } from './code-notice'
import { useGiveCode } from './give-code'
import { messages } from './messages'
import { devicesOf } from './owed'

/** Asks whoever has signed in for a code of one of their devices. */
export function Challenge({ session }: { session: Session }) {
  const devices = devicesOf(session)
  const [chosen, setChosen] = useState(devices[0]?.id)
  const { form, errors, show } = useFormErrors<'code'>()
  const give = useGiveCode()
  const { leave, question } = useLeave()
  const device = devices.find(({ id }) => id === chosen) ?? devices[0]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (give.isPending || !device) return
    const code = codeOf(new FormData(event.currentTarget))
    if (show({ code: codeError(code) })) return
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name=code]')
    give.mutate({ factorId: device.id, code }, { onError: () => input?.select() })
  }

  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-8 px-4 py-12 sm:px-6 sm:py-18">
      <PageMeta title={messages.title} description={messages.description} />
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-6 font-semibold">
          {messages.title}
        </h1>
        <p className="text-3 text-muted">{messages.lead}</p>
      </header>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
        <CodeNotice error={give.error} />
        {devices.length > 1 && (
          <Fieldset legend={messages.device}>
            <RadioGroup
              name="device"
              options={devices.map(({ id, friendly_name }) => ({
                value: id,
                label: friendly_name || messages.unnamed,
              }))}
              value={device?.id}
              onChange={setChosen}
            />
          </Fieldset>
        )}
        <CodeField
          error={errors.code}
          help={device?.friendly_name ? messages.help(device.friendly_name) : messages.anyHelp}
          autoFocus
        />
        <Button type="submit" busy={give.isPending}>
          {give.isPending ? messages.checking : messages.submit}
        </Button>
      </form>
      <footer className="grid gap-4 border-t border-line pt-6 text-2">
        <div className="grid gap-1">
          <p className="font-semibold">{messages.lost}</p>
          <p className="text-muted">{messages.lostHelp}</p>
        </div>
        <div>
          <Button intent="secondary" onClick={() => void leave()}>
            {messages.signOut}
          </Button>
        </div>
      </footer>
      {question}
    </div>
  )
}
