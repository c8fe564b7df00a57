import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SiteData } from '@/shared/site-data'
import { ContentImage } from '@/shared/ui/content-image'
import { Icon } from '@/shared/ui/icon'
import { LoadError } from '@/shared/ui/load-error'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { publicListMessages as messages } from './public-messages'
import type { Opened } from './use-opened'

type DetailFrameProps<Data> = {
  /** The list that this was opened from. */
  path: string
  words: {
    title: string
    meta: { title: string; description: string }
    detail: { back: string; failed: string }
  }
  opened: Opened<Data>
  /** Known from the list, or still on its way. */
  entry: { slug: string; title: string; summary: string } | undefined
  children: (whole: Data) => ReactNode
}

/** One of a list, in its place: the way back, its heading and what it holds. */
export function DetailFrame<Data>({
  path,
  words,
  opened: { param, back, read, whole },
  entry,
  children,
}: DetailFrameProps<Data>) {
  return (
    <article className="mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-8 pb-26 sm:px-6 md:pt-12">
      <PageMeta
        title={entry?.title ?? words.meta.title}
        description={entry?.summary ?? words.meta.description}
        image={`/og${path}.png`}
        trail={[{ title: words.title, path }]}
        {...(entry && { canonical: `${path}?${param}=${entry.slug}` })}
      />
      <header className="grid grid-cols-1 gap-4">
        <p className="screen-only">
          <Link
            to={back}
            className="target -ms-1 inline-flex items-center gap-2 text-2 text-muted hover:text-ink hover:underline"
          >
            <Icon name="arrow-left" className="size-4" />
            {words.detail.back}
          </Link>
        </p>
        <h1 tabIndex={-1} className="max-w-[56rem] text-7 font-semibold">
          {entry?.title ?? (
            <>
              <span className="sr-only">{messages.loading}</span>
              <Skeleton className="h-12 w-3/5" />
            </>
          )}
        </h1>
      </header>
      {whole === undefined ? (
        <DetailState read={read} failed={words.detail.failed} />
      ) : (
        children(whole)
      )}
    </article>
  )
}

/** What there is while the rest is on its way, or when it does not come. */
function DetailState({ read, failed }: { read: SiteData<unknown>; failed: string }) {
  if (read.error !== undefined && !read.isFetching)
    return <LoadError title={failed} error={read.error} onRetry={read.refetch} />
  return (
    <div role="status" aria-label={messages.loading}>
      <Skeleton lines={8} className="max-w-[42rem]" />
    </div>
  )
}

type DetailColumnsProps = {
  /** What somebody has to know before anything else. */
  notice?: ReactNode
  summary: string
  image?: Parameters<typeof ContentImage>[0]['image'] | null
  /** What can be compared, and what to do about it. */
  facts: ReactNode
  children: ReactNode
}

/** The words of it, and its facts beside them where there is room. */
export function DetailColumns({ notice, summary, image, facts, children }: DetailColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-span-7">
        {notice}
        <p className="max-w-[40rem] text-4">{summary}</p>
        {image && (
          <ContentImage
            image={image}
            sizes="(min-width: 64rem) 42rem, 92vw"
            first
            className="max-h-96 w-full rounded-panel object-cover"
          />
        )}
        {children}
      </div>
      <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">{facts}</div>
    </div>
  )
}
