import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@/shared/ui/button'
import { LoadError } from '@/shared/ui/load-error'
import { RelativeTime } from '@/shared/ui/relative-time'
import { Skeleton } from '@/shared/ui/skeleton'
import { changeWords } from './change-words'
import { messages } from './messages'
import { teamQueries } from './queries'
import { Section } from './section'

const { history: words } = messages

/** What was done with roles and invitations, from the log. */
export function History() {
  const history = useInfiniteQuery(teamQueries.history())
  const changes = history.data?.pages.flat() ?? []
  return (
    <Section id="history" title={words.title} lead={words.lead}>
      {history.isPending && history.fetchStatus !== 'paused' && <Skeleton lines={4} />}
      {history.isLoadingError && (
        <LoadError
          title={words.failed}
          error={history.error}
          onRetry={history.refetch}
          busy={history.isFetching}
        />
      )}
      {history.data && changes.length === 0 && <p className="text-2 text-muted">{words.none}</p>}
      {changes.length > 0 && (
        <ol aria-label={words.title} className="max-w-form border-t border-line">
          {changes.map((change) => (
            <li
              key={change.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 text-2"
            >
              <span className="min-w-0 wrap-anywhere">{changeWords(change)}</span>
              <RelativeTime date={change.created_at} className="text-1 text-muted" />
            </li>
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <div>
          <Button
            intent="secondary"
            size="sm"
            busy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </Section>
  )
}
