import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatFileSize } from '@/shared/format/file-size'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { type ApplicationFile, downloadFile, openFile, opensInBrowser } from './files'
import { readingMessages } from './messages'

type FileAnswerProps = {
  file: ApplicationFile | undefined
  /** Another way to look at the file: beside the answers. */
  action?: ReactNode
}

/** An uploaded file: its name and size, and ways to look at it. Each asks for an address of its own, good for a minute. */
export function FileAnswer({ file, action }: FileAnswerProps) {
  const open = useMutation({ mutationFn: openFile, meta: { failure: readingMessages.fileFailed } })
  const download = useMutation({
    mutationFn: downloadFile,
    meta: { failure: readingMessages.fileFailed },
  })
  if (!file) return <span className="text-muted">{readingMessages.fileGone}</span>

  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="flex min-w-0 items-center gap-2">
        <Icon name="paperclip" className="size-4 text-muted" />
        <span className="min-w-0 wrap-anywhere">{file.name}</span>
        <span className="shrink-0 text-1 text-muted">{formatFileSize(file.size)}</span>
      </span>
      {file.state === 'stored' ? (
        <span className="screen-only flex flex-wrap gap-2">
          {action}
          {opensInBrowser(file) && (
            <Button
              intent="secondary"
              size="sm"
              busy={open.isPending}
              aria-label={readingMessages.openFile(file.name)}
              onClick={() => open.mutate(file)}
            >
              {readingMessages.open}
            </Button>
          )}
          <Button
            intent="quiet"
            size="sm"
            busy={download.isPending}
            aria-label={readingMessages.downloadFile(file.name)}
            onClick={() => download.mutate(file)}
          >
            <Icon name="download" className="size-4" />
            {readingMessages.download}
          </Button>
        </span>
      ) : (
        <span className="text-2 text-muted">
          {file.state === 'refused' ? readingMessages.fileRefused : readingMessages.filePending}
        </span>
      )}
    </span>
  )
}
