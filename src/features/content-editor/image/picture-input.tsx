import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { ContentImage } from '@/shared/ui/content-image'
import { cx } from '@/shared/ui/cx'
import { Field } from '@/shared/ui/field'
import { Icon } from '@/shared/ui/icon'
import { Notice } from '@/shared/ui/notice'
import type { Picture } from '@/shared/ui/picture'
import { Textarea } from '@/shared/ui/textarea'
import { faultWords, imageMessages as words } from './messages'
import { useUpload } from './use-upload'

const accepted = 'image/png,image/jpeg,image/webp,image/gif,image/avif'
/** Wide enough for the column that pictures stand in. */
const usual = 960

type PictureInputProps = {
  picture: Picture | null
  onChange: (picture: Picture | null) => void
  /** What is wrong with the words for it. */
  error: string | undefined
  /** The id of the control that an error leads to. */
  id: string
  /** A file that was chosen already, by pasting or dropping it elsewhere. */
  first?: File
}

/** Chooses a picture by a press, by dropping or by pasting, and asks what it shows. */
export function PictureInput({ picture, onChange, error, id, first }: PictureInputProps) {
  const { state, choose, retry, cancel } = useUpload((made) => onChange({ ...made, alt: '' }))
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [isGone, setGone] = useState(false)
  const helpId = useId()
  const isBusy = state.step === 'reading' || state.step === 'sending'

  const begin = useEffectEvent(() => first && choose(first))
  useEffect(() => void begin(), [])

  const take = (files: FileList | undefined | null) => {
    const [file] = files ?? []
    if (!file) return false
    setGone(false)
    choose(file)
    return true
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div
      className={cx(
        'grid gap-4 rounded-panel border border-dashed p-4',
        isOver ? 'border-accent bg-accent/8' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault()
      }}
    >
      {picture && !isGone && (
        <div onErrorCapture={() => setGone(true)}>
          <ContentImage
            key={picture.path}
            image={picture}
            sizes="(min-width: 48rem) 30rem, 80vw"
            decorative
            className="max-h-80 w-auto rounded-control"
          />
        </div>
      )}
      {picture && isGone && <Notice tone="danger">{words.gone}</Notice>}
      <div role="status" className="contents">
        {state.step === 'reading' && <p className="text-2 text-muted">{words.reading}</p>}
        {state.step === 'sending' && <Progress share={state.share} />}
      </div>
      {state.step === 'refused' && (
        <Notice tone="danger" live>
          {faultWords[state.fault]}
        </Notice>
      )}
      {state.step === 'failed' && (
        <Notice
          tone="danger"
          live
          title={words.failed}
          action={
            <Button intent="secondary" size="sm" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {messageOf(state.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={button}
          id={picture ? undefined : id}
          intent="secondary"
          size="sm"
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          <Icon name="picture" className="size-4" />
          {picture ? words.replace : words.choose}
        </Button>
        {!picture && !isBusy && <span className="text-2 text-muted">{words.drop}</span>}
        {isBusy && (
          <Button intent="quiet" size="sm" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
        {picture && !isBusy && (
          <Button
            intent="quiet"
            size="sm"
            onClick={() => {
              onChange(null)
              button.current?.focus()
            }}
          >
            {words.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={accepted}
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          onChange={({ target }) => {
            take(target.files)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <p id={helpId} className="text-1 text-muted">
        {words.limits}
        {picture && picture.width < usual && ` ${words.small(picture.width)}`}
      </p>
      {picture && (
        <Field id={id} label={words.alt} help={words.altHelp} error={error} required>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={2}
              className="min-h-16"
              value={picture.alt}
              onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-1">
      <p className="text-2">{words.sending(percent)}</p>
      <progress
        aria-label={words.progress}
        max={100}
        value={percent}
        className="h-1.5 w-full accent-accent"
      />
    </div>
  )
}
