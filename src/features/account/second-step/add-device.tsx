import { type FormEvent, useEffect, useRef } from 'react'
import { CodeNotice } from '@/shared/auth/second-step/code-notice'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { ConfirmDevice } from './confirm-device'
import { giveUp, useBeginDevice } from './devices'
import { messages } from './messages'

const { add: words } = messages
const nameLimit = 60

function nameError(name: string): string | undefined {
  if (!name) return words.nameEmpty
  return [...name].length > nameLimit ? words.nameLong : undefined
}

type AddDeviceProps = {
  /** The names that are taken. */
  taken: readonly string[]
  onDone: () => void
  /** Left out where there is no way but on. */
  onCancel?: () => void
}

/** First a name, then the picture to scan and the code that shows that it was. */
export function AddDevice({ taken, onDone, onCancel }: AddDeviceProps) {
  const { form, errors, show } = useFormErrors<'name'>()
  const begin = useBeginDevice()
  const isDone = useRef(false)
  const begunId = begin.data?.id

  // Whoever goes elsewhere leaves nothing half set up behind.
  useEffect(
    () => () => {
      if (begunId && !isDone.current) void giveUp(begunId)
    },
    [begunId],
  )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (begin.isPending) return
    const name = textOf(new FormData(event.currentTarget), 'name')
    if (!show({ name: nameError(name) })) begin.mutate(name)
  }

  if (begin.data)
    return (
      <ConfirmDevice
        begun={begin.data}
        onDone={() => {
          isDone.current = true
          onDone()
        }}
        onCancel={() => (onCancel ? onCancel() : begin.reset())}
      />
    )
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      <CodeNotice error={begin.error} />
      <Field label={words.name} help={words.nameHelp} error={errors.name} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoFocus
            autoComplete="off"
            defaultValue={taken.includes(words.nameDefault) ? '' : words.nameDefault}
            className="max-w-72"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={begin.isPending}>
          {begin.isPending ? words.preparing : words.next}
        </Button>
        {onCancel && (
          <Button intent="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
