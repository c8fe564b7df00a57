import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { codeOf } from '@/shared/forms/code'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { CodeInput } from '@/shared/ui/code-input'
import { Field } from '@/shared/ui/field'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { verifyCode } from './calls'
import { messages } from './messages'

const { code: words, fields } = messages

const codeError = (code: string): string | undefined => {
  if (!code) return fields.codeEmpty
  return /^\d{6,10}$/.test(code) ? undefined : fields.codeWrong
}

/** The code from the mail, for whoever reads it on another device. */
export function EnterCode({ email }: { email: string }) {
  const { form, errors, show } = useFormErrors<'code'>()
  const attempt = useMutation({ mutationFn: verifyCode })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (attempt.isPending) return
    const code = codeOf(new FormData(event.currentTarget))
    if (!show({ code: codeError(code) })) attempt.mutate({ email, code })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <AuthNotice error={attempt.error} />
      <Field label={words.enter} help={words.enterHelp} error={errors.code} required>
        {(control) => <CodeInput {...control} />}
      </Field>
      <Button type="submit" busy={attempt.isPending}>
        {attempt.isPending ? words.verifying : words.verify}
      </Button>
    </form>
  )
}
