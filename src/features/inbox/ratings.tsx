import { inboxMessages as words } from './messages'

/** Fewer say nothing of the service. */
const least = 3

/** How the service was rated: the average, and how often each rating was given. */
export function Ratings({ ratings }: { ratings: readonly number[] }) {
  const count = ratings.reduce((sum, times) => sum + times, 0)
  if (count < least) return null
  const average = ratings.reduce((sum, times, index) => sum + times * (index + 1), 0) / count
  const most = Math.max(...ratings)
  return (
    <section
      aria-label={words.ratings}
      className="flex flex-wrap items-end gap-x-6 gap-y-2 border-b border-line py-3 text-2"
    >
      <p data-tabular>
        {words.average(
          average.toLocaleString(undefined, {
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          }),
          count,
        )}
      </p>
      <ol className="flex items-end gap-1">
        {ratings.map((times, index) => (
          <li key={index} className="grid w-8 justify-items-center gap-1 text-1 text-muted">
            <span aria-hidden="true" className="flex h-8 w-full items-end bg-ink/7">
              <span
                className="w-full bg-accent forced-colors:bg-[CanvasText]"
                style={{ height: `${String((times / most) * 100)}%` }}
              />
            </span>
            <span aria-hidden="true" data-tabular>
              {index + 1}
            </span>
            <span className="sr-only">{words.gave(index + 1, times)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
