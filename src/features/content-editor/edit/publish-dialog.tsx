import { type FormEvent, useId, useState } from 'react'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { Input } from '@/shared/ui/input'
import { Notice } from '@/shared/ui/notice'
import { RadioGroup } from '@/shared/ui/radio-group'
import { publicAddress } from '../addresses'
import { textIn } from '../fields/values'
import { fromLocal, ownZone, toLocal } from '../fields/zoned-time'
import { type ContentKind, wasPublished } from '../kinds'
import type { Piece } from '../types'
import { publishMessages as words, refusalSentence } from './messages'

const HOUR = 3_600_000
const longestAhead = 2 * 365 * 24 * HOUR

type When = 'now' | 'later'

type PublishDialogProps = {
  kind: ContentKind
  piece: Piece
  first: When
  busy: boolean
  error: unknown
  /** Null: at once. */
  onPublish: (at: string | null) => void
  onClose: () => void
}

/** The last look before everybody sees it: now, or by itself at a time. */
export function PublishDialog(props: PublishDialogProps) {
  const { kind, piece, first, busy, error, onPublish, onClose } = props
  const zone = ownZone()
  const formId = useId()
  const [when, setWhen] = useState<When>(first)
  const [time, setTime] = useState(() => toLocal(piece.published_at ?? nextMorning(), zone))
  const { form, errors, show } = useFormErrors<'time'>()
  const address = publicAddress(kind, textIn(piece.values, 'slug'))
  // Once it was seen it is not scheduled but shown again.
  const mayWait = piece.state === 'draft' || piece.state === 'scheduled'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    if (when === 'now') return onPublish(null)
    const moment = fromLocal(time, zone)
    if (!show({ time: timeError(moment) }) && moment) onPublish(moment)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      // What is still missing is read next, where there is something.
      returnFocus={() => document.querySelector<HTMLElement>('[role="alert"] h2')}
      title={words.dialogTitle(kind)}
      description={wasPublished(piece) ? words.dialogAgain(address) : words.dialogText(address)}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {when === 'now' ? words.publish : words.schedule}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-6" onSubmit={submit}>
        {mayWait && (
          <Fieldset legend={words.when}>
            <RadioGroup
              name="when"
              inline
              value={when}
              onChange={setWhen}
              options={[
                { value: 'now', label: words.now },
                { value: 'later', label: words.later },
              ]}
            />
          </Fieldset>
        )}
        {when === 'later' && (
          <Field label={words.time} help={words.zone(zone)} error={errors.time} required>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                className="max-w-64"
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            )}
          </Field>
        )}
        {error !== null && (
          <Notice
            tone="danger"
            live
            title={words.failed[when === 'now' ? 'published' : 'scheduled']}
          >
            {refusalSentence(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

/** Tomorrow at nine, by the clock of whoever asks. */
function nextMorning(): string {
  const morning = new Date()
  morning.setDate(morning.getDate() + 1)
  morning.setHours(9, 0, 0, 0)
  return morning.toISOString()
}

function timeError(moment: string | null): string | undefined {
  if (!moment) return words.timeMissing
  const ahead = Date.parse(moment) - Date.now()
  if (ahead <= 0) return words.timePast
  return ahead > longestAhead ? words.timeFar : undefined
}
