import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CodeNotice } from '@/shared/auth/second-step/code-notice'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { isEmail } from '@/shared/forms/email'
import { keptForm } from '@/shared/forms/kept-form'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { SettingsSection } from '@/shared/ui/settings-section'
import { messages } from '../messages'
import { useChangeEmail } from './mutations'

const { email: words } = messages
const keptAs = 'email'

function emailError(typed: string, current: string | undefined): string | undefined {
  if (!typed) return words.empty
  if (!isEmail(typed)) return words.wrong
  return typed.toLowerCase() === current?.toLowerCase() ? words.same : undefined
}

/** The address that one signs in with. A new one counts once both have been confirmed. */
export function EmailSection({ user }: { user: User }) {
  const { form, errors, show } = useFormErrors<'email'>()
  const [round, setRound] = useState(0)
  const { data: security } = useQuery(securityQueries.own(user.id))
  const change = useChangeEmail()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    const email = textOf(new FormData(event.currentTarget), 'email')
    if (show({ email: emailError(email, user.email) })) return
    change.mutate(
      { email },
      {
        onSuccess: () => {
          keptForm.forget(keptAs)
          setRound(round + 1)
        },
      },
    )
  }

  // Whether the address belongs to somebody else is told to nobody: the same is said of it.
  const waitsFor = security?.newEmail ?? (change.isSuccess ? change.variables.email : null)
  return (
    <SettingsSection id="email" title={words.title} lead={words.lead}>
      <p className="text-2">
        {user.email ? words.current : words.none}{' '}
        <strong className="font-semibold wrap-anywhere">{user.email || `+${user.phone}`}</strong>
      </p>
      {waitsFor && (
        <Notice live title={words.waiting}>
          <p>
            {security?.isHalfConfirmed ? words.waitingOther(waitsFor) : words.waitingBoth(waitsFor)}
          </p>
          <p className="mt-1">{words.other}</p>
        </Notice>
      )}
      <form
        key={round}
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={(event) => keptForm.keep(keptAs, event.currentTarget, { email: '' })}
        className="grid gap-6"
      >
        <Field
          label={words.next}
          help={user.email ? words.nextHelp : words.nextHelpFirst}
          error={errors.email}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={keptForm.read(keptAs)['email']}
            />
          )}
        </Field>
        <CodeNotice error={change.error} />
        <div>
          <Button type="submit" intent="secondary" busy={change.isPending}>
            {change.isPending ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
