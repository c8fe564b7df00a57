import type { User } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { newPasswordError, passwordWords } from '@/shared/forms/password'
import { rawTextOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { PasswordInput } from '@/shared/ui/password-input'
import { messages } from './messages'
import { useChangePassword, WrongPasswordError } from './mutations'
import { Section } from './section'

const { password: words } = messages

const nextError = (next: string, current: string): string | undefined => {
  const lacking = newPasswordError(next)
  return lacking ?? (next === current ? words.same : undefined)
}

export function PasswordSection({ user }: { user: User }) {
  const { form, errors, show } = useFormErrors<'current' | 'next'>()
  const [round, setRound] = useState(0)
  const change = useChangePassword()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    const data = new FormData(event.currentTarget)
    const current = rawTextOf(data, 'current')
    const next = rawTextOf(data, 'next')
    const found = {
      current: current ? undefined : words.currentEmpty,
      next: nextError(next, current),
    }
    if (show(found)) return
    change.mutate(
      { user, current, next },
      {
        onSuccess: () => setRound(round + 1),
        onError: (error) => {
          if (error instanceof WrongPasswordError) show({ current: words.currentWrong })
        },
      },
    )
  }

  const refusal = change.error instanceof WrongPasswordError ? null : change.error
  return (
    <Section id="password" title={words.title} lead={words.lead}>
      {/* A new key empties the fields once the password is changed. */}
      <form
        key={round}
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={() => change.isSuccess && change.reset()}
        className="grid gap-6"
      >
        <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} />
        <Field label={words.current} error={errors.current} required>
          {(control) => (
            <PasswordInput {...control} name="current" autoComplete="current-password" />
          )}
        </Field>
        <Field label={words.next} help={passwordWords.help} error={errors.next} required>
          {(control) => <PasswordInput {...control} name="next" autoComplete="new-password" />}
        </Field>
        <AuthNotice error={refusal} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" intent="secondary" busy={change.isPending}>
            {change.isPending ? words.saving : words.save}
          </Button>
          <Link to="/reset-password" state={{ email: user.email }} className="text-2 text-link">
            {words.forgot}
          </Link>
          <span role="status" className="text-2 text-success">
            {change.isSuccess && words.saved}
          </span>
        </div>
      </form>
    </Section>
  )
}
