import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { rawTextOf, textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { usePersonCheck } from '@/shared/person-check/use-person-check'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { PasswordInput } from '@/shared/ui/password-input'
import { authProblem } from '@/shared/auth/auth-error'
import { AuthFrame } from './auth-frame'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { resendConfirmation, signIn } from './calls'
import { isEmail } from '@/shared/forms/email'
import { readIdentifier } from './identifier'
import { messages } from './messages'
import type { ModeProps } from './mode-props'
import { OtherWays } from './other-ways'
import { modePath } from './modes'
import { ResendButton } from './resend-button'

const { signIn: words, fields } = messages

const identifierErrors = {
  empty: fields.identifierEmpty,
  'not-email': fields.identifierNotEmail,
  'no-country': fields.identifierNoCountry,
} as const

export function SignInForm({ next, search, email, onEmail }: ModeProps) {
  const { form, errors, show } = useFormErrors<'identifier' | 'password'>()
  const check = usePersonCheck('sign-in')
  const attempt = useMutation({ mutationFn: check.proven(signIn) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (attempt.isPending) return
    const data = new FormData(event.currentTarget)
    const identifier = readIdentifier(textOf(data, 'identifier'))
    const password = rawTextOf(data, 'password')
    const found = {
      identifier: typeof identifier === 'string' ? identifierErrors[identifier] : undefined,
      password: password ? undefined : fields.passwordEmpty,
    }
    if (show(found) || typeof identifier === 'string') return
    attempt.mutate({ identifier, password })
  }

  const isUnconfirmed = attempt.error && authProblem(attempt.error).code === 'email_not_confirmed'
  return (
    <AuthFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      footer={
        <p>
          {words.noAccount}{' '}
          <Link to={modePath('sign-up', search)} className="text-link">
            {words.toSignUp}
          </Link>
        </p>
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
        <AuthNotice
          error={attempt.error}
          action={
            isUnconfirmed &&
            isEmail(email) && (
              <ResendButton send={() => check.proven(resendConfirmation)({ email, next })} />
            )
          }
        />
        <Field label={words.identifier} error={errors.identifier} required>
          {(control) => (
            <Input
              {...control}
              name="identifier"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
              defaultValue={email}
              onChange={(event) => onEmail(event.target.value.trim())}
            />
          )}
        </Field>
        <Field label={words.password} error={errors.password} required>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" />
          )}
        </Field>
        {check.widget}
        <div className="grid gap-3">
          <Button type="submit" busy={attempt.isPending}>
            {attempt.isPending ? words.busy : words.submit}
          </Button>
          <div className="flex flex-wrap justify-center gap-x-3 gap-y-1">
            <ButtonLink intent="quiet" size="sm" to={modePath('code', search)}>
              {words.byCode}
            </ButtonLink>
            <ButtonLink intent="quiet" size="sm" to="/reset-password" state={{ email }}>
              {words.forgot}
            </ButtonLink>
          </div>
        </div>
      </form>
      <OtherWays next={next} email={email} />
    </AuthFrame>
  )
}
