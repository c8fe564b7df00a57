import { codePointLength, isBlank } from '@contracts/forms/answers'
import type { FormEvent } from 'react'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Notice } from '@/shared/ui/notice'
import { RelativeTime } from '@/shared/ui/relative-time'
import { Textarea } from '@/shared/ui/textarea'
import { useKeptText } from '@/shared/use-kept-text'
import { useSendMessage } from '../mutations'
import type { OwnApplicationDetail } from '../queries'
import { messageMessages } from './messages'

const LIMIT = 4_000

type MessagesSectionProps = {
  applicationId: string
  comments: OwnApplicationDetail['comments']
}

/** What the applicant and the programme wrote to each other, and a place to write on. */
export function MessagesSection({ applicationId, comments }: MessagesSectionProps) {
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-2 text-muted">{messageMessages.lead}</p>
      {comments.length === 0 ? (
        <p className="text-2">{messageMessages.empty}</p>
      ) : (
        <ol className="grid gap-5">
          {comments.map((comment) => (
            <li key={comment.id} className="grid gap-0.5 border-s-2 border-line ps-4">
              <p className="flex flex-wrap items-baseline gap-x-3 text-2">
                <span className="font-semibold">
                  {comment.from_applicant ? messageMessages.you : messageMessages.team}
                </span>
                <RelativeTime date={comment.created_at} className="text-1 text-muted" />
              </p>
              <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
                {comment.body}
              </p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm applicationId={applicationId} />
    </div>
  )
}

function problemWith(body: string): string | undefined {
  if (isBlank(body)) return messageMessages.missing
  const by = codePointLength(body.trim()) - LIMIT
  return by > 0 ? messageMessages.tooLong(by) : undefined
}

function MessageForm({ applicationId }: { applicationId: string }) {
  const [body, setBody] = useKeptText(`message:${applicationId}`)
  const { form, errors, show } = useFormErrors<'body'>()
  const message = useSendMessage(applicationId)
  const problem = problemWith(body)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (show({ body: problem }) || message.isPending) return
    message.mutate(body.trim(), {
      onSuccess: () => setBody(''),
    })
  }

  return (
    <form ref={form} noValidate className="screen-only grid max-w-form gap-3" onSubmit={send}>
      <Field label={messageMessages.field} error={errors.body && problem} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      {message.isError && (
        <Notice tone="danger" live title={messageMessages.failed}>
          {messageOf(message.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" intent="secondary" busy={message.isPending}>
          {messageMessages.send}
        </Button>
      </div>
    </form>
  )
}
