import { useId, useState } from 'react'
import { buttonStyle } from '@/shared/ui/button-style'
import { cx } from '@/shared/ui/cx'
import { Field } from '@/shared/ui/field'
import { acceptOf, fileFault, kindsOf, maxSizeOf } from '../../upload/file-kinds'
import { uploadMessages } from '../../upload/messages'
import { useUpload, useUploadDesk } from '../../upload/upload-context'
import type { FieldProps } from '../field-props'
import { FileOnTheWay, FileThere } from './file-state'
import { useField } from './use-field'

/** A file: chosen or dropped, sent with progress, replaced or removed. */
export function FileControl({ field, path }: FieldProps) {
  const desk = useUploadDesk()
  const { answer, fieldProps } = useField(field, path)
  const fileId = typeof answer === 'string' ? answer : undefined
  const { upload, file } = useUpload(path, fileId)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const limitsId = useId()

  const choose = (chosen: File | null | undefined) => {
    if (!chosen) return
    const fault = fileFault(field, chosen)
    setRefusal(fault && uploadMessages.refuse(fault, kindsOf(field), maxSizeOf(field)))
    if (!fault) void desk.choose(path, chosen)
  }
  const isEmpty = !upload && fileId === undefined

  return (
    <Field {...fieldProps} error={refusal ?? fieldProps.error}>
      {(control) => (
        <div
          className={cx(
            'grid gap-3 rounded-control border border-dashed p-3',
            isOver ? 'border-accent bg-accent/7' : 'border-line-strong',
            control['aria-invalid'] && 'border-danger',
          )}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setIsOver(false)
            choose(event.dataTransfer.files[0])
          }}
        >
          {upload && <FileOnTheWay path={path} upload={upload} />}
          {!upload && fileId !== undefined && <FileThere path={path} file={file} />}
          <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2">
            <input
              {...control}
              type="file"
              accept={acceptOf(field)}
              aria-describedby={cx(control['aria-describedby'], limitsId)}
              className="peer sr-only"
              onChange={({ target }) => {
                choose(target.files?.[0])
                // The same file may be chosen again after it was mended.
                target.value = ''
              }}
            />
            <label
              htmlFor={control.id}
              className={buttonStyle(
                isEmpty ? 'secondary' : 'quiet',
                'sm',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              )}
            >
              {isEmpty ? uploadMessages.choose : uploadMessages.replace}
            </label>
            {isEmpty && (
              <span className="hidden text-2 text-muted pointer-fine:inline">
                {uploadMessages.drop}
              </span>
            )}
            <span id={limitsId} className="sr-only">
              {uploadMessages.limits(kindsOf(field), maxSizeOf(field))}
            </span>
          </div>
        </div>
      )}
    </Field>
  )
}
