import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { messages } from './messages'

type CodeFieldProps = {
  error: string | undefined
  help?: string
  autoFocus?: boolean
}

/** Whether these are the digits of a code; apps show them in two groups, and people paste them so. */
export function codeError(code: string): string | undefined {
  if (!code) return messages.empty
  return /^\d{6}$/.test(code) ? undefined : messages.wrong
}

export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Six digits. The last one sends the form, typed or pasted. */
export function CodeField({ error, help = messages.anyHelp, autoFocus = false }: CodeFieldProps) {
  return (
    <Field label={messages.code} help={help} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          maxLength={12}
          className="max-w-48 text-4 tracking-widest"
          data-tabular
          onChange={({ currentTarget }) => {
            if (!codeError(digitsOf(currentTarget.value))) currentTarget.form?.requestSubmit()
          }}
        />
      )}
    </Field>
  )
}
