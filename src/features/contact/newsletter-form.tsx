import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Honeypot } from '@/shared/ui/honeypot'
import { Input } from '@/shared/ui/input'
import { toast } from '@/shared/ui/toast'
import type { Asking } from './attempt'
import { newsletterMessages as words } from './messages'
import { outcomePart, useSender } from './use-sender'

const [Failed, Asked] = [outcomePart('Failed'), outcomePart('Asked')]

export const addressField = 'newsletter-email'

type NewsletterFormProps = {
  /** The page that it stands on. */
  source: string
  /** What was typed into it already. */
  begun?: string | undefined
}

/** Asks for an address, and says where the mail went that asks its owner. */
export function NewsletterForm({ source, begun }: NewsletterFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Asking>({ state: 'none' })
  const { open, isSignedIn, widget } = useSender('newsletter')
  const isSending = asking.state === 'sending'

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const email = input.current?.value.trim() ?? ''
    const website = trap.current?.value ?? ''
    setAsking({ state: 'sending' })
    try {
      const sender = await open()
      const next = await sender.sendAddress(email, source, { website, isSignedIn })
      setAsking(next)
      if (next.state === 'wrong') input.current?.focus()
    } catch (error) {
      console.error('The address could not be sent', error)
      setAsking({ state: 'none' })
      toast.error(words.notSent.title, { description: words.notSent.description })
    }
  }

  if (asking.state === 'asked') return <Asked email={asking.email} />
  return (
    // Before the code is there a press waits for it, and puts no address into the page's.
    <form
      method="dialog"
      noValidate
      aria-label={words.title}
      className="relative grid max-w-form gap-4"
      onFocus={() => {
        open().catch(() => undefined)
      }}
      onSubmit={(event) => void send(event)}
    >
      <Field
        label={words.email}
        id={id}
        error={asking.state === 'wrong' ? asking.error : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <div className="min-w-48 flex-1">
              <Input
                {...control}
                ref={input}
                name={addressField}
                defaultValue={begun}
                type="email"
                autoComplete="email"
              />
            </div>
            <Button type="submit" intent="secondary" busy={isSending} data-press="subscribe">
              {isSending ? words.subscribing : words.subscribe}
            </Button>
          </div>
        )}
      </Field>
      <Honeypot ref={trap} />
      {widget}
      {asking.state === 'failed' && <Failed what="newsletter" reason={asking.reason} />}
    </form>
  )
}
