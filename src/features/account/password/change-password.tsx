import type { User } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { CodeNotice } from '@/shared/auth/second-step/code-notice'
import { codeOf } from '@/shared/forms/code'
import { newPasswordError, passwordWords } from '@/shared/forms/password'
import { rawTextOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { usePersonCheck } from '@/shared/person-check/use-person-check'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { PasswordInput } from '@/shared/ui/password-input'
import { messages } from '../messages'
import { MailedCode } from './mailed-code'
import { CodeSentError, useChangePassword, WrongPasswordError } from './mutations'

const { password: words } = messages

const nextError = (next: string, current: string | null): string | undefined =>
  newPasswordError(next) ?? (next === current ? words.same : undefined)

type Asked = 'current' | 'next' | 'code'

/** A code from a mail is asked for where the server wants one; what was typed stays meanwhile. */
export function ChangePassword({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const { form, errors, show } = useFormErrors<Asked>()
  const [round, setRound] = useState(0)
  const [isCodeAsked, setCodeAsked] = useState(false)
  // What it was when the form was begun: the answer to a change says that there is one now.
  const [isFirst, setFirst] = useState(!hasPassword)
  const check = usePersonCheck('change-password')
  const change = useChangePassword(check)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    const data = new FormData(event.currentTarget)
    const current = isFirst ? null : rawTextOf(data, 'current')
    const next = rawTextOf(data, 'next')
    const code = isCodeAsked ? codeOf(data) : null
    const found = {
      current: current === '' ? words.currentEmpty : undefined,
      next: nextError(next, current),
      code: code === '' ? words.codeEmpty : undefined,
    }
    if (show(found)) return
    change.mutate(
      { user, current, next, code },
      {
        onSuccess: () => {
          setRound(round + 1)
          setCodeAsked(false)
        },
        onError: (error) => {
          if (error instanceof WrongPasswordError) show({ current: words.currentWrong })
          if (error instanceof CodeSentError) setCodeAsked(true)
        },
      },
    )
  }

  const startAnew = () => {
    if (!change.isSuccess) return
    change.reset()
    setFirst(!hasPassword)
  }

  const isTold = change.error instanceof WrongPasswordError || change.error instanceof CodeSentError
  const [action, doing, done] = isFirst
    ? [words.first, words.setting, words.firstSaved]
    : [words.save, words.saving, words.saved]
  return (
    // A new key empties the fields once the password is changed.
    <form
      key={round}
      ref={form}
      method="post"
      noValidate
      onFocus={isFirst ? undefined : check.begin}
      onSubmit={submit}
      onChange={startAnew}
      className="grid gap-6"
    >
      <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} />
      {isFirst ? (
        <p className="text-2">{words.none}</p>
      ) : (
        <Field label={words.current} error={errors.current} required>
          {(control) => (
            <PasswordInput {...control} name="current" autoComplete="current-password" />
          )}
        </Field>
      )}
      <Field label={words.next} help={passwordWords.help} error={errors.next} required>
        {(control) => <PasswordInput {...control} name="next" autoComplete="new-password" />}
      </Field>
      {isCodeAsked && <MailedCode user={user} error={errors.code} />}
      {check.widget}
      <CodeNotice error={isTold ? null : change.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" intent="secondary" busy={change.isPending}>
          {change.isPending ? doing : action}
        </Button>
        {!isFirst && (
          <Link to="/reset-password" state={{ email: user.email }} className="text-2 text-link">
            {words.forgot}
          </Link>
        )}
        <span role="status" className="text-2 text-success">
          {change.isSuccess && done}
        </span>
      </div>
    </form>
  )
}
