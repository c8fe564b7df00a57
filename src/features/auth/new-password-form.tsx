import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { safeNext } from '@/shared/auth/next-path'
import { begunHere } from '@/shared/auth/begun-here'
import { accountName } from '@/shared/auth/account-name'
import { newPasswordError } from '@/shared/forms/password'
import { rawTextOf, useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { AuthFrame } from './auth-frame'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { chooseNewPassword } from './calls'
import { messages } from './messages'
import { NewPasswordField } from './new-password-field'
import { endRecovery } from './recovery'

const { reset: words } = messages

export function NewPasswordForm() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { form, errors, show } = useFormErrors<'password'>()
  const save = useMutation({
    mutationFn: chooseNewPassword,
    meta: { success: words.saved },
    onSuccess: () => {
      endRecovery()
      if (user?.email) begunHere.claim(user.email)
      return navigate(safeNext(search.get('next')), { replace: true })
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const password = rawTextOf(new FormData(event.currentTarget), 'password')
    if (!show({ password: newPasswordError(password) })) save.mutate({ password })
  }

  return (
    <AuthFrame title={words.setTitle} description={words.setDescription} lead={words.setLead}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
        <AuthNotice error={save.error} />
        {/* Lets a password manager know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        <NewPasswordField
          label={words.password}
          error={errors.password}
          about={() => [user?.email ?? '', accountName(user)]}
        />
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
      </form>
    </AuthFrame>
  )
}
