import { useEffect, useRef } from 'react'
import { Button } from '@/shared/ui/button'
import { ErrorSummary } from '@/shared/ui/error-summary'
import { Notice } from '@/shared/ui/notice'
import type { ContactErrors } from './attempt'
import { fields, idOf, type Message } from './fields'
import { messages as formMessages } from './messages'
import { messages, newsletterMessages } from './outcome-messages'

const { failed, sent } = messages

/** What keeps a message from being sent, with links to its fields. */
export function Wrong({ errors }: { errors: ContactErrors }) {
  return (
    <ErrorSummary
      errors={fields.flatMap((field) => {
        const message = errors[field]
        return message
          ? [{ href: `#${idOf(field)}`, label: formMessages.form[field], message }]
          : []
      })}
    />
  )
}

/** Why something did not arrive, and what became of it. */
export function Failed({ reason, what }: { reason: string; what: 'message' | 'newsletter' }) {
  const isMessage = what === 'message'
  return (
    <Notice tone="danger" live title={isMessage ? failed.title : newsletterMessages.failed}>
      {reason} {isMessage && `${failed.kept} ${failed.byMail}`}
    </Notice>
  )
}

/** In the place of the form, and with its focus: where the mail went that asks for a confirmation. */
export function Asked({ email }: { email: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" title={newsletterMessages.asked.title}>
        {newsletterMessages.asked.text(email)}
      </Notice>
    </div>
  )
}

/** In the place of the form: that the message has arrived, and what happens now. */
export function Sent({ message, onAnother }: { message: Message; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section className="fold-corner grid justify-items-start gap-4 border-s-4 border-success bg-surface px-6 py-6 [--fold-colour:var(--success)]">
      <h2 ref={heading} tabIndex={-1} dir="auto" className="text-5 font-semibold">
        {sent.title(message.name)}
      </h2>
      <p className="text-3">{sent.lead}</p>
      <ul className="grid max-w-measure list-disc gap-2 ps-5 text-3">
        {sent.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{sent.to(message.email)}</li>
      </ul>
      <div className="grid gap-2">
        <h3 className="text-2 text-muted">{sent.copy}</h3>
        <blockquote
          dir="auto"
          className="max-w-measure border-s border-line-strong ps-4 text-3 whitespace-pre-line"
        >
          {message.message}
        </blockquote>
      </div>
      <Button intent="secondary" size="sm" onClick={onAnother}>
        {sent.another}
      </Button>
    </section>
  )
}
