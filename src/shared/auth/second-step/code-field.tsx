import { digitsOf } from '@/shared/forms/code'
import { CodeInput } from '@/shared/ui/code-input'
import { Field } from '@/shared/ui/field'
import { messages } from './messages'

type CodeFieldProps = {
  error: string | undefined
  help?: string
  autoFocus?: boolean
}

/** What is wrong with these digits of a code. */
export function codeError(code: string): string | undefined {
  if (!code) return messages.empty
  return /^\d{6}$/.test(code) ? undefined : messages.wrong
}

/** Six digits. The last one sends the form, typed or pasted. */
export function CodeField({ error, help = messages.anyHelp, autoFocus = false }: CodeFieldProps) {
  return (
    <Field label={messages.code} help={help} error={error} required>
      {(control) => (
        <CodeInput
          {...control}
          autoFocus={autoFocus}
          maxLength={12}
          onChange={({ currentTarget }) => {
            if (!codeError(digitsOf(currentTarget.value))) currentTarget.form?.requestSubmit()
          }}
        />
      )}
    </Field>
  )
}
