import { StatusLine } from '../status-line'
import type { ApplicationDetail } from '../types'
import { DecisionPanel } from './decision-panel'
import { Moves } from './moves'

/** Where it stands, where it can go, and how it is decided. */
export function DecidePanel({ detail }: { detail: ApplicationDetail }) {
  return (
    <div className="grid gap-8">
      <StatusLine detail={detail} />
      <Moves detail={detail} />
      <DecisionPanel detail={detail} />
    </div>
  )
}
