import type { ReactNode } from 'react'
import { cx } from './cx'

export type Tone =
  | 'neutral'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'startup'
  | 'investor'
  | 'mentor'
  | 'partner'

const tones: Record<Tone, string> = {
  neutral: 'bg-ink/7 text-ink',
  accent: 'bg-accent/11 text-accent',
  success: 'bg-success/11 text-success',
  warning: 'bg-warning/11 text-warning',
  danger: 'bg-danger/10 text-danger',
  info: 'bg-info/10 text-info',
  startup: 'bg-startup/11 text-startup',
  investor: 'bg-investor/11 text-investor',
  mentor: 'bg-mentor/11 text-mentor',
  partner: 'bg-partner/11 text-partner',
}

/** A word about something's state. The word carries the meaning, the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-control px-2 py-0.5 text-1 font-medium whitespace-nowrap forced-colors:border',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
