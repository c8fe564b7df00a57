import { Badge } from '@/shared/ui/badge'
import { type ContentState, shownState } from './kinds'
import { stateWords } from './messages'

type StateBadgeProps = { piece: { state: ContentState; published_at: string | null } }

/** Where a piece stands, as visitors notice it. */
export function StateBadge({ piece }: StateBadgeProps) {
  const { label, tone } = stateWords[shownState(piece)]
  return <Badge tone={tone}>{label}</Badge>
}
