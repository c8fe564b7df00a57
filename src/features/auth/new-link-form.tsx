import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { usePersonCheck } from '@/shared/person-check/use-person-check'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { sendCode } from './calls'
import { messages } from './messages'
import { emailError } from './sign-up-fields'

const { callback: words, checkMail } = messages

/** The way on from a link that no longer works: a new one, or the password. */
export function NewLinkForm({ next }: { next: string }) {
  const { form, errors, show } = useFormErrors<'email'>()
  const check = usePersonCheck('code')
  const request = useMutation({ mutationFn: check.proven(sendCode) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (request.isPending) return
    const email = textOf(new FormData(event.currentTarget), 'email')
    if (!show({ email: emailError(email) })) request.mutate({ email, next })
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onFocus={check.begin}
      onSubmit={submit}
      className="grid gap-6"
    >
      <AuthNotice error={request.error} />
      {request.isSuccess && (
        <Notice tone="success" live>
          {checkMail.code(request.variables.email)}
        </Notice>
      )}
      <Field label={words.email} error={errors.email} required>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      {check.widget}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={request.isPending}>
          {request.isPending ? words.sending : words.sendNew}
        </Button>
        <ButtonLink intent="secondary" to={`/login?next=${encodeURIComponent(next)}`}>
          {words.toSignIn}
        </ButtonLink>
      </div>
    </form>
  )
}
