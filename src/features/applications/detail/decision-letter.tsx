import type { ReactNode } from 'react'
import type { DecisionOutcome } from '../labels'
import { cx } from '@/shared/ui/cx'
import { detailMessages } from './messages'

type DecisionLetterProps = {
  outcome: DecisionOutcome
  message: string
  callTitle: string
  /** When it was released; a preview has no date yet. */
  date?: ReactNode
  headingLevel?: 2 | 3
}

const folds: Record<DecisionOutcome, string> = {
  accepted: '[--fold-colour:var(--success)]',
  waitlisted: '[--fold-colour:var(--warning)]',
  rejected: '[--fold-colour:var(--line-strong)]',
}

/** A decision as its applicant reads it. The preview for staff is this very thing. */
export function DecisionLetter(props: DecisionLetterProps) {
  const { outcome, message, callTitle, date, headingLevel = 2 } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article
      className={cx(
        'fold-corner grid gap-4 border border-line bg-surface-raised px-6 py-6 [--fold-size:1.5rem] sm:px-8 sm:py-8',
        folds[outcome],
      )}
    >
      <header className="grid gap-1 pe-6">
        <p className="text-2 text-muted">
          {callTitle}
          {date && <> · {date}</>}
        </p>
        <Heading className="text-5 font-semibold">{detailMessages.outcomeHeading[outcome]}</Heading>
      </header>
      <div
        dir="auto"
        className="max-w-measure text-3 leading-relaxed wrap-anywhere whitespace-pre-line"
      >
        {message}
      </div>
    </article>
  )
}
