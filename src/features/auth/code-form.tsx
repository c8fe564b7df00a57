import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { usePersonCheck } from '@/shared/person-check/use-person-check'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { AuthFrame } from './auth-frame'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { sendCode } from './calls'
import { CheckMail } from './check-mail'
import { EnterCode } from './enter-code'
import { messages } from './messages'
import type { ModeProps } from './mode-props'
import { modePath } from './modes'
import { emailError } from './sign-up-fields'

const { code: words } = messages

export function CodeForm({ next, search, email, onEmail }: ModeProps) {
  const { form, errors, show } = useFormErrors<'email'>()
  // From the page that says where the mail went.
  const [isBack, setBack] = useState(false)
  const check = usePersonCheck('code')
  const request = useMutation({ mutationFn: check.proven(sendCode) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (request.isPending) return
    const typed = textOf(new FormData(event.currentTarget), 'email')
    if (!show({ email: emailError(typed) })) request.mutate({ email: typed, next })
  }

  if (request.isSuccess) {
    const { email: address } = request.variables
    return (
      <CheckMail
        text={messages.checkMail.code(address)}
        resend={() => check.proven(sendCode)({ email: address, next })}
        widget={check.widget}
        onOther={() => {
          setBack(true)
          request.reset()
        }}
      >
        <EnterCode email={address} />
      </CheckMail>
    )
  }
  return (
    <AuthFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      takesFocus={isBack}
      footer={
        <Link to={modePath('sign-in', search)} className="text-link">
          {words.byPassword}
        </Link>
      }
    >
      <form
        ref={form}
        method="post"
        noValidate
        onFocus={check.begin}
        onSubmit={submit}
        className="grid gap-6"
      >
        <AuthNotice error={request.error} />
        <Field label={words.email} error={errors.email} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={email}
              onChange={(event) => onEmail(event.target.value.trim())}
            />
          )}
        </Field>
        {check.widget}
        <Button type="submit" busy={request.isPending}>
          {request.isPending ? words.busy : words.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
