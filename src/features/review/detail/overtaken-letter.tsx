import { DecisionLetter } from '@/features/applications'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import type { Decision } from '../types'
import { decisionMessages } from './messages'

type OvertakenLetterProps = {
  /** What stands now; null once it was released. */
  letter: Decision | null
  callTitle: string
  /** Whether another decision may follow the one that was released. */
  mayFollow: boolean
  /** Goes on from what stands now. */
  onGoOn: () => void
  onDiscard: () => void
}

/** What somebody else has saved while this letter was being written, and what may become of this one. */
export function OvertakenLetter({
  letter,
  callTitle,
  mayFollow,
  onGoOn,
  onDiscard,
}: OvertakenLetterProps) {
  if (!letter) {
    return (
      <Notice tone="warning" live title={decisionMessages.overtakenByRelease}>
        <div className="grid gap-3">
          <p>{decisionMessages.overtakenByReleaseText}</p>
          <div className="flex flex-wrap gap-3">
            {mayFollow && (
              <Button intent="secondary" size="sm" onClick={onGoOn}>
                {decisionMessages.writeAsAnother}
              </Button>
            )}
            <Button intent="quiet" size="sm" onClick={onDiscard}>
              {decisionMessages.discard}
            </Button>
          </div>
        </div>
      </Notice>
    )
  }
  const author = letter.author_name ?? decisionMessages.somebody
  return (
    <Notice tone="warning" live title={decisionMessages.overtaken(author)}>
      <div className="grid justify-items-start gap-3">
        <p>{decisionMessages.overtakenText}</p>
        <DecisionLetter
          headingLevel={3}
          outcome={letter.outcome}
          message={letter.message}
          callTitle={callTitle}
        />
        <Button intent="secondary" size="sm" onClick={onGoOn}>
          {decisionMessages.replaceWithMine}
        </Button>
      </div>
    </Notice>
  )
}
