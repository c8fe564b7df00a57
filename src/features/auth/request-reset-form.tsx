import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { usePersonCheck } from '@/shared/person-check/use-person-check'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { AuthFrame } from './auth-frame'
import { isUsedUp } from '@/shared/auth/auth-error'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { requestReset } from './calls'
import { CheckMail } from './check-mail'
import { messages } from './messages'
import { emailError } from './sign-up-fields'

const { reset: words } = messages

const emailIn = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}

/** Sends the link; `failure` is why the one that was followed did not work. */
export function RequestResetForm({ failure }: { failure?: unknown }) {
  const { state } = useLocation()
  const [email, setEmail] = useState(emailIn(state))
  const { form, errors, show } = useFormErrors<'email'>()
  // From the page that says where the mail went.
  const [isBack, setBack] = useState(false)
  const check = usePersonCheck('reset')
  const request = useMutation({ mutationFn: check.proven(requestReset) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (request.isPending) return
    const typed = textOf(new FormData(event.currentTarget), 'email')
    if (!show({ email: emailError(typed) })) request.mutate({ email: typed })
  }

  if (request.isSuccess) {
    const { email: address } = request.variables
    return (
      <CheckMail
        text={messages.checkMail.reset(address)}
        resend={() => check.proven(requestReset)({ email: address })}
        widget={check.widget}
        onOther={() => {
          setBack(true)
          request.reset()
        }}
      />
    )
  }
  return (
    <AuthFrame
      title={words.requestTitle}
      description={words.requestDescription}
      lead={words.requestLead}
      takesFocus={isBack}
      footer={
        <Link to="/login" className="text-link">
          {words.back}
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
        {isUsedUp(failure) && !request.error ? (
          <Notice tone="warning" live>
            {words.expired}
          </Notice>
        ) : (
          <AuthNotice error={request.error ?? failure} />
        )}
        <Field label={words.email} error={errors.email} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        {check.widget}
        <Button type="submit" busy={request.isPending}>
          {request.isPending ? words.sending : words.send}
        </Button>
      </form>
    </AuthFrame>
  )
}
