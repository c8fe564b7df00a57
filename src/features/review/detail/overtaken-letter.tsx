import { DecisionLetter } from '@/features/applications'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import type { Decision } from '../types'
import { decisionMessages } from './messages'

type OvertakenLetterProps = { letter: Decision | null; callTitle: string; onReplace: () => void }

/** What somebody else has saved while this letter was being written, and the choice to write over it. */
export function OvertakenLetter({ letter, callTitle, onReplace }: OvertakenLetterProps) {
  if (!letter) {
    return (
      <Notice tone="warning" live title={decisionMessages.overtakenByRelease}>
        {decisionMessages.overtakenByReleaseText}
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
        <Button intent="secondary" size="sm" onClick={onReplace}>
          {decisionMessages.replaceWithMine}
        </Button>
      </div>
    </Notice>
  )
}
