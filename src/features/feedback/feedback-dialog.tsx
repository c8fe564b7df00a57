import { type FeedbackCategory, feedbackCategoryNames } from '@contracts/letter-topics'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { accountName } from '@/shared/auth/account-name'
import { useAuth } from '@/shared/auth/use-auth'
import { isEmail } from '@/shared/forms/email'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { errorKind, refusal } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { Honeypot } from '@/shared/ui/honeypot'
import { Input } from '@/shared/ui/input'
import { Modal } from '@/shared/ui/modal'
import { RadioGroup } from '@/shared/ui/radio-group'
import { Select } from '@/shared/ui/select'
import { Textarea } from '@/shared/ui/textarea'
import { toast } from '@/shared/ui/toast'
import { useKeptText } from '@/shared/use-kept-text'
import { messages } from './messages'
import { sendFeedback } from './send-feedback'

const maxLength = 5000
/** From here on it is worth knowing how much room is left. */
const nearlyFull = 4500

const ratings = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

type FeedbackDialogProps = { onClose: () => void; returnFocus: () => HTMLElement | null }

/** The form behind the button. What is typed stays until it is sent: over a failure, a closed dialog and a reload. */
export function FeedbackDialog({ onClose, returnFocus }: FeedbackDialogProps) {
  const { user } = useAuth()
  const formId = useId()
  const [name, setName] = useKeptText('feedback:name', accountName(user))
  const [email, setEmail] = useKeptText('feedback:email', user?.email)
  const [category, setCategory] = useKeptText('feedback:category', 'general')
  const [rating, setRating] = useKeptText('feedback:rating')
  const [message, setMessage] = useKeptText('feedback:message')
  const [isSending, setIsSending] = useState(false)
  const { form, errors, show } = useFormErrors<'message' | 'email'>()
  const trap = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const hasSent = useRef(false)

  // A button that was disabled has lost the focus.
  useEffect(() => {
    if (!isSending && hasSent.current) submit.current?.focus()
  }, [isSending])

  const reset = () => {
    for (const set of [setName, setEmail, setCategory, setRating, setMessage]) set('')
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const wrong = firstError(message, email)
    show(wrong ? { [wrong.field]: wrong.description } : {})
    if (wrong) {
      toast.error(wrong.title, { description: wrong.description })
      return
    }
    hasSent.current = true
    setIsSending(true)
    try {
      // What a program fills in is thanked for and forgotten.
      if (!trap.current?.value) {
        await sendFeedback({
          name: name.trim(),
          email: email.trim(),
          category: category as FeedbackCategory,
          rating: rating ? Number(rating) : null,
          message: message.trim(),
        })
      }
      const { title, description } = messages.thanks
      reset()
      onClose()
      toast.success(title, { description })
    } catch (error) {
      console.error('The feedback could not be saved', error)
      setIsSending(false)
      toast.error(messages.failed.title, { description: reasonOf(error) })
    }
  }

  return (
    <Modal
      shape="centre"
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={messages.title}
      description={messages.lead}
      returnFocus={returnFocus}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button ref={submit} type="submit" form={formId} disabled={isSending}>
            {isSending ? messages.submitting : messages.submit}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="relative grid gap-6 pt-1"
        onSubmit={(event) => void send(event)}
      >
        <Field label={messages.message} error={errors.message} required>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              dir="auto"
              rows={4}
              value={message}
              {...(message.length > nearlyFull ? { max: maxLength } : {})}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
        </Field>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label={messages.name} optional>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                dir="auto"
                maxLength={120}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={messages.email} help={messages.emailHelp} error={errors.email} required>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </Field>
        </div>
        <Field label={messages.category}>
          {(control) => (
            <Select
              {...control}
              name="category"
              value={category}
              onChange={({ target }) => setCategory(target.value)}
            >
              {Object.entries(feedbackCategoryNames).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Fieldset legend={messages.rating} help={messages.ratingHelp} optional>
          <div className="flex flex-wrap items-center gap-x-6">
            <RadioGroup
              name="rating"
              inline
              options={ratings}
              value={rating}
              onChange={setRating}
            />
            {rating && (
              <Button intent="quiet" size="sm" onClick={() => setRating('')}>
                {messages.noRating}
              </Button>
            )}
          </div>
        </Fieldset>
        <Honeypot ref={trap} />
      </form>
    </Modal>
  )
}

type FieldError = { field: 'message' | 'email'; title: string; description: string }

function firstError(message: string, email: string): FieldError | null {
  const length = Array.from(message.trim()).length
  if (length === 0) return { field: 'message', ...messages.noMessage }
  if (!email.trim()) return { field: 'email', ...messages.noEmail }
  if (!isEmail(email.trim())) return { field: 'email', ...messages.notEmail }
  return length > maxLength ? { field: 'message', ...messages.tooLong(maxLength) } : null
}

/** What the database said, where that is a sentence for people: not how a constraint of its is called, nor what the network lacks. */
function reasonOf(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  const isForPeople = refusal(error) !== null || !/^(22|23|42)/.test(String(code ?? ''))
  return isForPeople && errorKind(error) !== 'offline' && typeof message === 'string' && message
    ? message
    : messages.failed.description
}
