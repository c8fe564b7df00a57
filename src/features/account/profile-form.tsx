import type { Tables } from '@contracts/database.types'
import { type FormEvent, useState } from 'react'
import { keptForm } from '@/shared/forms/kept-form'
import { textOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'
import { useSaveProfile } from './mutations'
import { profileErrors, type ProfileField, readProfile } from './profile-fields'

const { profile: words } = messages

type Profile = Pick<
  Tables<'profiles'>,
  'id' | 'first_name' | 'last_name' | 'company_name' | 'phone'
>

const keptAs = 'profile'

export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, errors, show } = useFormErrors<ProfileField>()
  const saved = {
    firstName: profile.first_name,
    lastName: profile.last_name,
    company: profile.company_name ?? '',
    phone: profile.phone ?? '',
  }
  const [begun] = useState(() => ({ ...saved, ...keptForm.read(keptAs) }))
  const save = useSaveProfile(profile.id)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const data = new FormData(event.currentTarget)
    const typed = readProfile((name) => textOf(data, name))
    if (show(profileErrors(typed))) return
    save.mutate(
      {
        first_name: typed.firstName,
        last_name: typed.lastName,
        company_name: typed.company || null,
        phone: typed.phone || null,
      },
      { onSuccess: () => keptForm.forget(keptAs) },
    )
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        keptForm.keep(keptAs, event.currentTarget, saved)
        if (save.isSuccess) save.reset()
      }}
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Field label={words.firstName} error={errors.firstName} required>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              defaultValue={begun.firstName}
            />
          )}
        </Field>
        <Field label={words.lastName} error={errors.lastName} required>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              defaultValue={begun.lastName}
            />
          )}
        </Field>
      </div>
      <Field label={words.company} error={errors.company} optional>
        {(control) => (
          <Input
            {...control}
            name="company"
            autoComplete="organization"
            defaultValue={begun.company}
          />
        )}
      </Field>
      <Field label={words.phone} help={words.phoneHelp} error={errors.phone} optional>
        {(control) => (
          <Input
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={begun.phone}
          />
        )}
      </Field>
      {save.error && (
        <Notice tone="danger" live>
          {messageOf(save.error)}
        </Notice>
      )}
      <div className="flex items-center gap-4">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        <span role="status" className="text-2 text-success">
          {save.isSuccess && words.saved}
        </span>
      </div>
    </form>
  )
}
