import { useState } from 'react'
import { passwordWords } from '@/shared/forms/password'
import { Field } from '@/shared/ui/field'
import { PasswordInput } from '@/shared/ui/password-input'
import { PasswordStrength } from '@/shared/ui/password-strength'

type NewPasswordFieldProps = {
  label: string
  error: string | undefined
  initial?: string | undefined
  /** What anybody knows of the person; asked when something was typed. */
  about: () => readonly string[]
}

/** A password to be chosen, with a word on how hard it is to guess. */
export function NewPasswordField({ label, error, initial, about }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<{ password: string; about: readonly string[] }>({
    password: initial ?? '',
    about: [],
  })
  return (
    <div className="grid gap-3">
      <Field label={label} help={passwordWords.help} error={error} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            defaultValue={initial}
            onChange={(event) => setTyped({ password: event.target.value, about: about() })}
          />
        )}
      </Field>
      <PasswordStrength password={typed.password} about={typed.about} />
    </div>
  )
}
