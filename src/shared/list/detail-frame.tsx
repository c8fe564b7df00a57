import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LoadError } from '@/shared/ui/load-error'
import { Icon } from '@/shared/ui/icon'
import { Skeleton } from '@/shared/ui/skeleton'
import { publicListMessages as messages } from './public-messages'

type DetailFrameProps = {
  /** The list that this was opened from. */
  back: string
  backLabel: string
  /** Known from the list, or still on its way. */
  title: string | undefined
  children: ReactNode
}

/** One of a list, in its place: the way back, its heading and what it holds. */
export function DetailFrame({ back, backLabel, title, children }: DetailFrameProps) {
  return (
    <article className="mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-8 pb-26 sm:px-6 md:pt-12">
      <header className="grid grid-cols-1 gap-4">
        <p className="screen-only">
          <Link
            to={back}
            className="target -ms-1 inline-flex items-center gap-2 text-2 text-muted hover:text-ink hover:underline"
          >
            <Icon name="arrow-left" className="size-4" />
            {backLabel}
          </Link>
        </p>
        <h1 tabIndex={-1} className="max-w-[56rem] text-7 font-semibold">
          {title ?? (
            <>
              <span className="sr-only">{messages.loading}</span>
              <Skeleton className="h-12 w-3/5" />
            </>
          )}
        </h1>
      </header>
      {children}
    </article>
  )
}

type DetailStateProps = { error: unknown; isFetching: boolean; failed: string; refetch: () => void }

/** What there is while the rest is on its way, or when it does not come. */
export function DetailState({ error, isFetching, failed, refetch }: DetailStateProps) {
  if (error !== undefined && !isFetching)
    return <LoadError title={failed} error={error} onRetry={refetch} />
  return (
    <div role="status" aria-label={messages.loading}>
      <Skeleton lines={8} className="max-w-[42rem]" />
    </div>
  )
}
