import { type FormEvent, useState } from 'react'
import { CodeNotice } from '@/shared/auth/second-step/code-notice'
import { CodeField, codeError } from '@/shared/auth/second-step/code-field'
import { useGiveCode } from '@/shared/auth/second-step/give-code'
import { codeOf } from '@/shared/forms/code'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { type Begun, inGroups, pictureAddress } from './devices'
import { messages } from './messages'

const { add: words } = messages

type ConfirmDeviceProps = { begun: Begun; onDone: () => void; onCancel: () => void }

/** The picture and the secret of a device that has been begun, and the first code of it. */
export function ConfirmDevice({ begun, onDone, onCancel }: ConfirmDeviceProps) {
  const { form, errors, show } = useFormErrors<'code'>()
  const confirm = useGiveCode()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (confirm.isPending) return
    const code = codeOf(new FormData(event.currentTarget))
    if (show({ code: codeError(code) })) return
    confirm.mutate({ factorId: begun.id, code }, { onSuccess: onDone })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <p className="text-2">{words.scan}</p>
      <img
        src={pictureAddress(begun.picture)}
        alt={words.picture}
        width={208}
        height={208}
        className="size-52 rounded-panel border border-line bg-[white] p-2"
      />
      <div className="grid gap-2">
        <p className="text-2 text-muted">{words.type}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="text-2 break-all">{inGroups(begun.secret)}</code>
          <CopySecret secret={begun.secret} />
        </div>
      </div>
      <p className="text-2">{words.then}</p>
      <CodeNotice error={confirm.error} />
      <CodeField error={errors.code} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirm.isPending}>
          {confirm.isPending ? words.confirming : words.confirm}
        </Button>
        <Button intent="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function CopySecret({ secret }: { secret: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // The browser does not allow it; the text is there to be marked.
    }
  }
  return (
    <>
      <Button intent="secondary" size="sm" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status" className="text-2 text-success">
        {isCopied && words.copied}
      </span>
    </>
  )
}
