import type { FormEvent } from 'react'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { useKeptText } from '@/shared/use-kept-text'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Notice } from '@/shared/ui/notice'
import { Textarea } from '@/shared/ui/textarea'
import { toast } from '@/shared/ui/toast'
import { refusalSentence } from '../messages'
import type { StaffComment } from '../types'
import { conversationMessages } from './messages'
import { useComment } from './mutations'
import { limits, textError } from './text-limits'

type CommentFormProps = {
  applicationId: string
  audience: StaffComment['audience']
  person: string
}

/** Writes to one audience. What is not sent yet stays in this tab, for each audience apart. */
export function CommentForm({ applicationId, audience, person }: CommentFormProps) {
  const [body, setBody] = useKeptText(`comment:${applicationId}:${audience}`)
  const { form, errors, show } = useFormErrors<'body'>()
  const comment = useComment(applicationId)
  const isTeam = audience === 'staff'
  const error = textError(body, limits.comment, conversationMessages)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (show({ body: error }) || comment.isPending) return
    comment.mutate(
      { audience, body: body.trim() },
      {
        onSuccess: () => {
          setBody('')
          toast.success(
            isTeam ? conversationMessages.teamDone : conversationMessages.applicantDone(person),
          )
        },
      },
    )
  }

  return (
    <form ref={form} noValidate className="screen-only grid gap-3" onSubmit={send}>
      <Field
        label={
          isTeam ? conversationMessages.teamField : conversationMessages.applicantField(person)
        }
        error={errors.body && error}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            className="text-2"
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      {comment.isError && (
        <Notice tone="danger" live title={conversationMessages.failed}>
          {refusalSentence(comment.error)}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          size="sm"
          intent={isTeam ? 'secondary' : 'primary'}
          busy={comment.isPending}
        >
          {isTeam ? conversationMessages.teamSend : conversationMessages.applicantSend(person)}
        </Button>
      </div>
    </form>
  )
}
