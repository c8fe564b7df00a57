import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { termsVersion } from '@/config/terms'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { usePersonCheck } from '@/shared/person-check/use-person-check'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { Input } from '@/shared/ui/input'
import { RadioGroup } from '@/shared/ui/radio-group'
import { authProblem } from '@/shared/auth/auth-error'
import { AuthFrame } from './auth-frame'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { resendConfirmation, signUp } from './calls'
import { CheckMail } from './check-mail'
import { messages } from './messages'
import type { ModeProps } from './mode-props'
import { NewPasswordField } from './new-password-field'
import { OtherWays } from './other-ways'
import { modePath, readSide, sides } from './modes'
import { optionalPart } from '@/shared/ui/optional-part'
import { Skeleton } from '@/shared/ui/skeleton'
import type { MoreFieldsProps } from './more-fields'
import { moreOf, readSignUp, type SignUpField, signUpErrors, type Typed } from './sign-up-fields'

const { signUp: words } = messages
/** An account can do without, and whoever signs in needs neither these nor the names of all countries. */
const more = optionalPart<MoreFieldsProps>(
  () => import('./more-fields').then((module) => module.MoreFields),
  { instead: () => null, waiting: <Skeleton lines={6} /> },
)

const takenCodes = ['user_already_exists', 'email_exists']

/** What anybody knows of whoever is filling in the form, and a password should not be made of. */
function aboutOf(form: HTMLFormElement | null): string[] {
  if (!form) return []
  const { firstName, lastName, email, company } = readSignUp(new FormData(form))
  return [firstName, lastName, email, company]
}

/** Another page to read in between, without losing what is typed here. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-link">
      {children}
      <span className="sr-only">{words.newTab}</span>
    </Link>
  )
}

export function SignUpForm({ next, search, email, onEmail }: ModeProps) {
  const { form, errors, show } = useFormErrors<SignUpField>()
  const [side, setSide] = useState(() => readSide(search))
  // What was sent, so that it is there again for whoever comes back to correct the address.
  const [sent, setSent] = useState<Typed | null>(null)
  // From the page that says where the mail went.
  const [isBack, setBack] = useState(false)
  const check = usePersonCheck('sign-up')
  const attempt = useMutation({ mutationFn: check.proven(signUp) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (attempt.isPending) return
    const typed = readSignUp(new FormData(event.currentTarget))
    const found = signUpErrors(typed)
    if (show(found)) return
    setSent(typed)
    attempt.mutate({ details: { ...typed, termsVersion, more: moreOf(typed) }, next })
  }

  if (attempt.data === 'check-mail' && attempt.variables) {
    const address = attempt.variables.details.email
    return (
      <CheckMail
        text={messages.checkMail.confirm(address)}
        resend={() => check.proven(resendConfirmation)({ email: address, next })}
        widget={check.widget}
        onOther={() => {
          setBack(true)
          attempt.reset()
        }}
      />
    )
  }

  const isTaken = takenCodes.includes(authProblem(attempt.error ?? {}).code ?? '')
  const toSignIn = (
    <Link to={modePath('sign-in', search)} className="text-link">
      {words.toSignIn}
    </Link>
  )
  return (
    <AuthFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      takesFocus={isBack}
      footer={
        <p>
          {words.hasAccount} {toSignIn}
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
        <AuthNotice error={attempt.error} action={isTaken && toSignIn} />
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <Field label={words.firstName} error={errors.firstName} required>
            {(control) => (
              <Input
                {...control}
                name="firstName"
                autoComplete="given-name"
                defaultValue={sent?.firstName}
              />
            )}
          </Field>
          <Field label={words.lastName} error={errors.lastName} required>
            {(control) => (
              <Input
                {...control}
                name="lastName"
                autoComplete="family-name"
                defaultValue={sent?.lastName}
              />
            )}
          </Field>
        </div>
        <Field label={words.email} help={words.emailHelp} error={errors.email} required>
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
        <NewPasswordField
          label={words.password}
          error={errors.password}
          initial={sent?.password}
          about={() => aboutOf(form.current)}
        />
        <Fieldset legend={words.side} error={errors.role}>
          {(control) => (
            <RadioGroup {...control} name="role" options={sides} value={side} onChange={setSide} />
          )}
        </Fieldset>
        <more.Part errors={errors} sent={sent} />
        <Checkbox
          name="terms"
          defaultChecked={sent?.terms}
          error={errors.terms}
          label={
            <>
              {words.terms} <NewTabLink to="/terms-of-service">{words.termsLink}</NewTabLink>{' '}
              {words.and} <NewTabLink to="/privacy-policy">{words.privacyLink}</NewTabLink>
            </>
          }
        />
        {check.widget}
        <Button type="submit" busy={attempt.isPending}>
          {attempt.isPending ? words.busy : words.submit}
        </Button>
      </form>
      <OtherWays next={next} email={email} />
    </AuthFrame>
  )
}
