import { useSyncExternalStore } from 'react'
import { Button } from '@/shared/ui/button'
import { checkMessages } from './messages'
import type { Turnstile } from './turnstile'

/** The widget and what it says: its own words are for eyes and hands, ours for every reader. */
export function PersonCheck({ turnstile }: { turnstile: Turnstile }) {
  const { place, read, subscribe } = turnstile
  const state = useSyncExternalStore(subscribe, read)
  return (
    <div className="grid gap-2">
      <div ref={place} />
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-2 text-muted">
        {state !== 'idle' && <p>{checkMessages[state]}</p>}
        {state === 'failed' && (
          <Button intent="secondary" size="sm" onClick={() => turnstile.start()}>
            {checkMessages.again}
          </Button>
        )}
      </div>
    </div>
  )
}
