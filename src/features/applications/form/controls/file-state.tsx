import type { ReactNode } from 'react'
import { formatFileSize } from '@/shared/format/file-size'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { uploadMessages } from '../../upload/messages'
import { useUploadDesk } from '../../upload/upload-context'
import type { Upload } from '../../upload/upload-desk'
import type { FileOnAccount } from '../../upload/upload-ports'
import { controlId } from '../paths'

/** These buttons are gone once they were pressed: the focus goes to the field that they are part of. */
const pressing = (path: string) => (run: () => Promise<void>) => () => {
  void run()
  document.getElementById(controlId(path))?.focus()
}

/** A file that is not on the account yet, and how far it has come. */
export function FileOnTheWay({ path, upload }: { path: string; upload: Upload }) {
  const desk = useUploadDesk()
  const { name, size } = upload
  const press = pressing(path)
  return (
    <div className="grid gap-2">
      <FileLine
        name={name}
        about={formatFileSize(size)}
        actions={
          <>
            {upload.state === 'failed' && upload.fault !== 'refused' && (
              <Button
                intent="secondary"
                size="sm"
                aria-label={uploadMessages.retryNamed(name)}
                onClick={press(() => desk.retry(path))}
              >
                {uploadMessages.retry}
              </Button>
            )}
            <Button
              intent="quiet"
              size="sm"
              aria-label={uploadMessages.cancelNamed(name)}
              onClick={press(() => desk.cancel(path))}
            >
              {uploadMessages.cancel}
            </Button>
          </>
        }
      />
      {upload.state === 'sending' && (
        <div className="flex items-center gap-3">
          <progress
            aria-label={uploadMessages.progress(name)}
            max={1}
            value={upload.share}
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-ink/10 accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
          />
          <span data-tabular className="w-12 shrink-0 text-end text-1 text-muted">
            {uploadMessages.sending(Math.round(upload.share * 100))}
          </span>
        </div>
      )}
      <p
        role="status"
        className={upload.state === 'failed' ? 'text-2 text-danger' : 'text-2 text-muted'}
      >
        {sentence(upload)}
      </p>
    </div>
  )
}

function sentence(upload: Upload): string | null {
  switch (upload.state) {
    case 'waiting':
      if (upload.isKept === null) return null
      return upload.isKept ? uploadMessages.kept : uploadMessages.notKept
    case 'checking':
      return uploadMessages.checking
    case 'failed':
      return uploadMessages.faults[upload.fault]
    case 'sending':
      return null
  }
}

/** The file that is the answer. Its name is not known while there is no connection. */
export function FileThere({ path, file }: { path: string; file: FileOnAccount | undefined }) {
  const desk = useUploadDesk()
  const name = file?.name ?? uploadMessages.unnamed
  return (
    <FileLine
      name={name}
      about={file ? uploadMessages.stored(file.size) : null}
      actions={
        <Button
          intent="quiet"
          size="sm"
          aria-label={uploadMessages.removeNamed(name)}
          onClick={pressing(path)(() => desk.remove(path))}
        >
          {uploadMessages.remove}
        </Button>
      }
    />
  )
}

function FileLine({
  name,
  about,
  actions,
}: {
  name: string
  about: string | null
  actions: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="flex min-w-0 flex-1 basis-48 items-center gap-2">
        <Icon name="paperclip" className="size-4 shrink-0 text-muted" />
        <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
          {name}
        </span>
        {about && <span className="shrink-0 text-1 text-muted">{about}</span>}
      </span>
      <span className="flex gap-1">{actions}</span>
    </div>
  )
}
