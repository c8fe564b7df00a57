import { Button } from './button'
import { Notice } from './notice'
import { RelativeTime } from './relative-time'

type Freshness = {
  isError: boolean
  isFetching: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  dataUpdatedAt: number
  refetch: () => unknown
}

/** Says that what is on screen could not be read anew, and how old it is. Shows nothing while all is well. */
export function StaleNotice({ query }: { query: Freshness }) {
  const isOffline = query.fetchStatus === 'paused'
  if (query.dataUpdatedAt === 0 || (!isOffline && !query.isError)) return null
  return (
    <Notice
      tone="warning"
      live
      className="screen-only"
      title={isOffline ? 'You are offline' : 'This could not be brought up to date'}
      action={
        !isOffline && (
          <Button
            intent="secondary"
            size="sm"
            busy={query.isFetching}
            onClick={() => query.refetch()}
          >
            Try again
          </Button>
        )
      }
    >
      You see it as it was <RelativeTime date={new Date(query.dataUpdatedAt)} />.
      {isOffline && ' It will be read again when the connection is back.'}
    </Notice>
  )
}

/** In the place of something that was never read on this device, while there is no connection to read it. */
export function OfflineNotice() {
  return (
    <Notice tone="warning" live title="You are offline">
      This has not been read on this device yet. It appears when the connection is back.
    </Notice>
  )
}
