import type { User } from '@supabase/supabase-js'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { Button } from '@/shared/ui/button'
import { CodeInput } from '@/shared/ui/code-input'
import { Field } from '@/shared/ui/field'
import { Notice } from '@/shared/ui/notice'
import { messages } from '../messages'
import { useSendCode } from './mutations'

const { password: words } = messages

/** The code that shows that whoever is there can read the person's mail. */
export function MailedCode({ user, error }: { user: User; error: string | undefined }) {
  const again = useSendCode()
  return (
    <>
      <Notice live>
        {words.long} {words.sent(user.email || `+${user.phone ?? ''}`)}
      </Notice>
      <Field label={words.code} error={error} required>
        {(control) => <CodeInput {...control} autoFocus />}
      </Field>
      <AuthNotice error={again.error} />
      <div>
        <Button intent="quiet" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
          {again.isPending ? words.sending : words.again}
        </Button>
      </div>
    </>
  )
}
