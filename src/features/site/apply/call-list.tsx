import { useCalls } from '../calls/use-calls'
import { useHydrated } from '@/shared/use-hydrated'
import { CallEntry } from './call-entry'
import { calls as words } from './call-messages'

/** What can be applied to until a certain day, and what can be from one. */
export function CallList() {
  const { open, later, failed, now } = useCalls()
  const isHydrated = useHydrated()
  return (
    <div className="grid content-start gap-12">
      <section aria-labelledby="open" className="grid min-h-72 content-start gap-6">
        <h2 id="open" className="text-5 font-semibold">
          {words.title}
        </h2>
        <div role="status" className="grid gap-6">
          {open ? (
            open.map((call) => <CallEntry key={call.slug} call={call} now={now} />)
          ) : failed ? (
            <p className="max-w-measure text-3 text-muted">{words.failed}</p>
          ) : (
            <>
              <span className="sr-only">{words.loading}</span>
              <div aria-hidden="true" className="appear-late h-72 rounded-panel bg-ink/7" />
            </>
          )}
          {open?.length === 0 && (
            <p className="max-w-measure border-t border-line-strong pt-4 text-3 text-muted">
              {words.none}
            </p>
          )}
        </div>
        {open && open.length > 0 && (
          <p className="text-1 text-muted">
            {isHydrated ? words.zone(timeZone()) : words.zone('UTC')}
          </p>
        )}
      </section>
      {later && later.length > 0 && (
        <section aria-labelledby="later" className="grid content-start gap-6">
          <h2 id="later" className="text-5 font-semibold">
            {words.later}
          </h2>
          {later.map((call) => (
            <CallEntry key={call.slug} call={call} now={now} />
          ))}
        </section>
      )}
    </div>
  )
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
