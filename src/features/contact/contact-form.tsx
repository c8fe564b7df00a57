import { type ContactTopic, contactTopicNames } from '@contracts/letter-topics'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { accountName } from '@/shared/auth/account-name'
import { useAuth } from '@/shared/auth/use-auth'
import { useKeptForm } from '@/shared/forms/use-kept-form'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Honeypot } from '@/shared/ui/honeypot'
import { Input } from '@/shared/ui/input'
import { Select } from '@/shared/ui/select'
import { Textarea } from '@/shared/ui/textarea'
import { toast } from '@/shared/ui/toast'
import type { Attempt } from './attempt'
import { fields, idOf, type Message } from './fields'
import { messages } from './messages'
import { outcomePart, useSender } from './use-sender'

const { form: words, hints } = messages
const [Wrong, Failed, Sent] = [outcomePart('Wrong'), outcomePart('Failed'), outcomePart('Sent')]

/** Topic, name, address and words. Whatever was typed stays until it has arrived; then it is said what happens with it. */
export function ContactForm() {
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState<Attempt>({ state: 'none' })
  const [height, setHeight] = useState(0)

  const follow = (next: Attempt) => {
    // What stands below stays where it is when a few lines take the place of the form.
    if (next.state === 'sent') setHeight(place.current?.offsetHeight ?? 0)
    setAttempt(next)
  }
  return (
    <div ref={place} style={attempt.state === 'sent' ? { minBlockSize: height } : undefined}>
      {attempt.state === 'sent' ? (
        <Sent message={attempt.message} onAnother={() => follow({ state: 'none' })} />
      ) : (
        <OpenForm attempt={attempt} onAttempt={follow} />
      )}
    </div>
  )
}

type OpenFormProps = { attempt: Attempt; onAttempt: (attempt: Attempt) => void }

function OpenForm({ attempt, onAttempt }: OpenFormProps) {
  const { user } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [topic, setTopic] = useState<string>('general')
  const { open, isSignedIn, widget } = useSender('contact')
  const { keep, forget } = useKeptForm(form, 'contact', fields, {
    name: accountName(user),
    email: user?.email ?? '',
  })

  const errors = attempt.state === 'wrong' ? attempt.errors : {}
  const isSending = attempt.state === 'sending'

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const message = readMessage(new FormData(event.currentTarget))
    const website = trap.current?.value ?? ''
    onAttempt({ state: 'sending' })
    try {
      const sender = await open()
      const next = await sender.sendMessage(message, { website, isSignedIn })
      if (next.state === 'sent') forget()
      onAttempt(next)
    } catch (error) {
      console.error('The message could not be sent', error)
      onAttempt({ state: 'none' })
      toast.error(words.notSent.title, { description: words.notSent.description })
    }
  }

  return (
    // Before the code is there a press waits for it, and puts nobody's words into the address.
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={words.label}
      className="relative grid gap-6"
      onFocus={() => {
        // What does not arrive now is asked for again by the press.
        open().catch(() => undefined)
      }}
      onInput={keep}
      onSubmit={(event) => void send(event)}
    >
      <noscript>
        <p className="border-s-4 border-warning bg-surface px-4 py-3">
          {words.noScript} {brand.supportEmail}
        </p>
      </noscript>
      {attempt.state === 'wrong' && <Wrong errors={errors} />}
      <Field
        label={words.topic}
        id={idOf('topic')}
        error={errors.topic}
        help={topic in hints && <Hint topic={topic as keyof typeof hints} />}
      >
        {(control) => (
          <Select {...control} name="topic" onChange={({ target }) => setTopic(target.value)}>
            {Object.entries(contactTopicNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={words.name} id={idOf('name')} error={errors.name} required>
          {(control) => <Input {...control} name="name" autoComplete="name" dir="auto" />}
        </Field>
        <Field
          label={words.email}
          id={idOf('email')}
          help={words.emailHelp}
          error={errors.email}
          required
        >
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field
        label={words.organisation}
        id={idOf('organisation')}
        error={errors.organisation}
        optional
      >
        {(control) => (
          <Input {...control} name="organisation" autoComplete="organization" dir="auto" />
        )}
      </Field>
      <Field label={words.message} id={idOf('message')} error={errors.message} required>
        {(control) => <Textarea {...control} name="message" rows={6} dir="auto" />}
      </Field>
      <Honeypot ref={trap} />
      {widget}
      {attempt.state === 'failed' && <Failed what="message" reason={attempt.reason} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        <p className="text-2 text-muted">
          {words.privacy}{' '}
          <Link to="/privacy-policy" className="text-link">
            {words.privacyLink}
          </Link>
        </p>
      </div>
    </form>
  )
}

function Hint({ topic }: { topic: keyof typeof hints }) {
  return (
    <>
      {hints[topic]}{' '}
      {topic === 'application' && (
        <Link to="/dashboard/applications" className="text-link">
          {messages.toApplications}
        </Link>
      )}
    </>
  )
}

function readMessage(data: FormData): Message {
  const text = (name: keyof Message) => String(data.get(name) ?? '').trim()
  const topic = text('topic')
  return {
    topic: topic in contactTopicNames ? (topic as ContactTopic) : 'general',
    name: text('name'),
    email: text('email'),
    organisation: text('organisation'),
    message: text('message'),
  }
}
