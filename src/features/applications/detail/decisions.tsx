import { RelativeTime } from '@/shared/ui/relative-time'
import type { OwnApplicationDetail } from '../queries'
import { DecisionLetter } from './decision-letter'
import { detailMessages } from './messages'

type DecisionsProps = { decisions: OwnApplicationDetail['decisions']; callTitle: string }

/** What was released: the newest letter, and those before it where there were any. */
export function Decisions({ decisions, callTitle }: DecisionsProps) {
  const [newest, ...earlier] = decisions
  if (!newest) return null
  return (
    <section aria-label={detailMessages.decision} className="grid gap-4">
      <Letter decision={newest} callTitle={callTitle} />
      {earlier.map((decision) => (
        <details key={decision.id} className="grid gap-4">
          <summary className="target text-2 text-muted">{detailMessages.earlierDecision}</summary>
          <Letter decision={decision} callTitle={callTitle} />
        </details>
      ))}
    </section>
  )
}

type LetterProps = { decision: DecisionsProps['decisions'][number]; callTitle: string }

function Letter({ decision, callTitle }: LetterProps) {
  return (
    <DecisionLetter
      outcome={decision.outcome}
      message={decision.message}
      callTitle={callTitle}
      date={decision.released_at && <RelativeTime date={decision.released_at} />}
    />
  )
}
