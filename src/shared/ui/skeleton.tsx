import { cx } from './cx'

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3']

/** Grey shapes in the place of what is on its way; they show after 300 ms. */
export function Skeleton({ lines, className }: { lines?: number; className?: string }) {
  if (lines === undefined) {
    return (
      <div
        aria-hidden="true"
        className={cx('appear-late rounded-control bg-ink/7', className ?? 'h-24 w-full')}
      />
    )
  }
  return (
    <div aria-hidden="true" className={cx('appear-late grid gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={cx('h-4 rounded-control bg-ink/7', widths[line % widths.length])}
        />
      ))}
    </div>
  )
}
