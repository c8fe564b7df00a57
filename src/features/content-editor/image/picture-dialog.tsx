import { type FormEvent, useId, useState } from 'react'
import { codePointLength } from '@contracts/forms/answers'
import { useFormErrors } from '@/shared/forms/use-form-errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { FieldError } from '@/shared/ui/field-error'
import type { Picture } from '@/shared/ui/picture'
import { imageMessages as words } from './messages'
import { PictureInput } from './picture-input'

const longestAlt = 300

type PictureDialogProps = {
  /** One that was pasted or dropped into the text. */
  file: File | undefined
  onDone: (picture: Picture) => void
  onClose: () => void
}

/** Chooses a picture for the place in the text where somebody is writing. */
export function PictureDialog({ file, onDone, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<Picture | null>(null)
  const formId = useId()
  const { form, errors, show } = useFormErrors<'picture' | 'alt'>()
  const alt = picture?.alt.trim() ?? ''

  const put = (event: FormEvent) => {
    event.preventDefault()
    // Dialogs stand within the form of the page, as React sees it.
    event.stopPropagation()
    const tooLong = codePointLength(alt) > longestAlt ? words.altLong : undefined
    const isWrong = show({
      picture: picture ? undefined : words.needed,
      alt: picture && alt === '' ? words.altMissing : tooLong,
    })
    if (!isWrong && picture) onDone({ ...picture, alt })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {words.insert}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-3" onSubmit={put}>
        <PictureInput
          id={`${formId}-alt`}
          picture={picture}
          error={picture ? errors.alt : undefined}
          onChange={setPicture}
          first={file}
        />
        {!picture && errors.picture && <FieldError>{errors.picture}</FieldError>}
      </form>
    </Dialog>
  )
}
