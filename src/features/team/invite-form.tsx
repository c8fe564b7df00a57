import { type FormEvent, useState } from 'react'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { isEmail } from '@/shared/forms/email'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { messageOf, refusal } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { Select } from '@/shared/ui/select'
import { useKeptText } from '@/shared/use-kept-text'
import { messages, roles, roleWords } from './messages'
import { useInvite } from './mutations'

const { invite: words } = messages

/** Refusals that are about the address, and so belong beside it. */
const aboutAddress = ['invalid_address', 'has_account', 'already_invited']

export function InviteForm() {
  const [email, setEmail] = useKeptText('staff-invitation')
  const [role, setRole] = useState<StaffRole>('reviewer')
  const { form, errors, show } = useFormErrors<'email'>()
  const invite = useInvite()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    const address = email.trim()
    if (show({ email: isEmail(address) ? undefined : words.emailWrong })) return
    invite.mutate(
      { email: address, role },
      {
        onSuccess: () => setEmail(''),
        onError: (error) => {
          if (aboutAddress.includes(refusal(error)?.hint ?? '')) show({ email: messageOf(error) })
        },
      },
    )
  }
  const isShown = aboutAddress.includes(refusal(invite.error)?.hint ?? '')

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-form gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label={words.email} error={errors.email} required>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.role} help={roleWords[role].may}>
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={(event) => setRole(event.target.value as StaffRole)}
            >
              {roles.map((value) => (
                <option key={value} value={value}>
                  {roleWords[value].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {invite.error && !isShown && (
        <Notice tone="danger" live>
          {messageOf(invite.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" intent="secondary" busy={invite.isPending}>
          {invite.isPending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
