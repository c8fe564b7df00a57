import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type ApplicationFile, fetchFile } from '@/features/applications'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { detailMessages } from './messages'

const documentQuery = (file: ApplicationFile) =>
  queryOptions({
    queryKey: ['document', file],
    queryFn: () => fetchFile(file),
    staleTime: Infinity,
    // Decks are large: they go as soon as nobody looks at them.
    gcTime: 0,
  })

type DocumentPanelProps = { file: ApplicationFile; onClose: () => void }

/** A document beside the answers, in the browser's own reader. */
export function DocumentPanel({ file, onClose }: DocumentPanelProps) {
  const { data, isError, error, refetch, isFetching } = useQuery(documentQuery(file))

  return (
    <section
      aria-label={detailMessages.deckTitle(file.name)}
      className="screen-only sticky top-20 grid h-[calc(100dvh-6rem)] grid-rows-[auto_1fr] gap-2"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="truncate text-2 font-medium">{file.name}</p>
        <Button
          intent="quiet"
          size="sm"
          aria-label={detailMessages.closeDeck}
          title={detailMessages.closeDeck}
          onClick={onClose}
        >
          <Icon name="close" className="size-4" />
        </Button>
      </div>
      {data && <Pages blob={data} title={file.name} />}
      {!data && isError && (
        <div>
          <LoadError
            title={detailMessages.deckFailed}
            error={error}
            onRetry={refetch}
            busy={isFetching}
          />
        </div>
      )}
      {!data && !isError && (
        <div role="status" aria-label={detailMessages.deckLoading}>
          <Skeleton className="h-full w-full" />
        </div>
      )}
    </section>
  )
}

function Pages({ blob, title }: { blob: Blob; title: string }) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const url = URL.createObjectURL(blob)
      // The pages, without the column of small ones that readers open with.
      frame.src = `${url}#navpanes=0`
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <iframe ref={show} title={title} className="size-full border border-line" />
}
