import { type ApplicationStatus, statusLabels } from '@/features/applications'
import { formatNumber } from '@/shared/format/numbers'
import { cx } from '@/shared/ui/cx'
import type { ApplicationCounts } from '../types'
import { stages } from './filters'
import { listMessages } from './messages'

type StatusBarProps = {
  counts: ApplicationCounts | undefined
  chosen: readonly ApplicationStatus[]
  onChange: (chosen: ApplicationStatus[]) => void
}

/** How many applications stand where; a press shows only those. */
export function StatusBar({ counts, chosen, onChange }: StatusBarProps) {
  const toggle = (status: ApplicationStatus) =>
    onChange(chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status])

  return (
    <div
      role="group"
      aria-label={listMessages.statuses}
      className="-mx-1 flex overflow-x-auto border-b border-line px-1"
    >
      <Stage
        label={listMessages.all}
        count={counts && sum(Object.values(counts.by_status))}
        pressed={chosen.length === 0}
        onPress={() => onChange([])}
      />
      {stages.map((status) => (
        <Stage
          key={status}
          label={statusLabels[status].label}
          count={counts && (counts.by_status[status] ?? 0)}
          pressed={chosen.includes(status)}
          onPress={() => toggle(status)}
        />
      ))}
    </div>
  )
}

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)

type StageProps = {
  label: string
  count: number | undefined
  pressed: boolean
  onPress: () => void
}

function Stage({ label, count, pressed, onPress }: StageProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'target flex shrink-0 items-center gap-1.5 border-b-2 px-2 text-1 whitespace-nowrap -outline-offset-2 transition-colors',
        pressed
          ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
          : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
      )}
    >
      {label}{' '}
      <span data-tabular className="text-muted">
        {count === undefined ? '' : formatNumber(count)}
      </span>
    </button>
  )
}
