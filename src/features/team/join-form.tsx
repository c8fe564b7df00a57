import type { Session } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { cameBy } from '@/shared/auth/came-by'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { rawTextOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { usePersonCheck } from '@/shared/person-check/use-person-check'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Field } from '@/shared/ui/field'
import { Notice } from '@/shared/ui/notice'
import { PasswordInput } from '@/shared/ui/password-input'
import { toast } from '@/shared/ui/toast'
import { messages } from './messages'
import { useAccept, WrongPasswordError } from './mutations'

const { invitation: words } = messages

type JoinFormProps = { token: string; session: Session; onRefused: () => void }

/** Joins the team. Whoever came in without the password of their account says first whether it is theirs: the database removes it otherwise. */
export function JoinForm({ token, session, onRefused }: JoinFormProps) {
  const { user } = session
  const navigate = useNavigate()
  const check = usePersonCheck('join-team')
  const accept = useAccept(check)
  const { form, errors, show } = useFormErrors<'password'>()
  const security = useQuery(securityQueries.own(user.id))
  const isUnproven = security.data?.hasPassword === true && !cameBy(session, 'password')

  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (accept.isPending || security.isPending) return
    const password = rawTextOf(new FormData(event.currentTarget), 'password')
    const proof = password && user.email ? { email: user.email, password } : null
    show({})
    accept.mutate(
      { token, proof },
      {
        onSuccess: () => {
          const isRemoved = isUnproven && !proof
          if (isRemoved) toast.success(words.joinedWithout)
          void navigate(isRemoved ? '/dashboard/settings#password' : '/dashboard', {
            replace: true,
          })
        },
        onError: (error) => {
          if (error instanceof WrongPasswordError) show({ password: words.password.wrong })
          else onRefused()
        },
      },
    )
  }

  const isTold = !accept.error || accept.error instanceof WrongPasswordError
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={join}
      // Signing in anew is asked for a proof, joining is not.
      onFocus={() => isUnproven && check.begin()}
      className="grid gap-6"
    >
      {isUnproven && (
        <>
          <Notice tone="warning" title={words.password.title}>
            {words.password.text}
          </Notice>
          <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} />
          <Field label={words.password.label} error={errors.password}>
            {(control) => (
              <PasswordInput {...control} name="password" autoComplete="current-password" />
            )}
          </Field>
        </>
      )}
      {check.widget}
      {!isTold && (
        <Notice tone="danger" live title={words.acceptFailed}>
          {messageOf(accept.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={accept.isPending || security.isPending}>
          {accept.isPending ? words.accepting : words.accept}
        </Button>
        <ButtonLink intent="quiet" to="/dashboard">
          {words.later}
        </ButtonLink>
      </div>
    </form>
  )
}
