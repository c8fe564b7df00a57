import type { ReactNode } from 'react'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import type { SectionState } from '../form-model'
import { formMessages } from '../messages'
import { SectionList } from './section-list'
import { reviewStep } from './section-address'
import type { Step } from './use-section'

type ProgressStripProps = { sections: readonly SectionState[]; step: Step; status: ReactNode }

/** On a phone: a line that fills up, which part this is, and all parts behind a press. */
export function ProgressStrip({ sections, step, status }: ProgressStripProps) {
  const at = sections.findIndex(({ key }) => key === step.current)
  const isReview = step.current === reviewStep
  const bars = sections.length + 1
  const current = isReview ? bars - 1 : at
  const words = isReview
    ? formMessages.review
    : formMessages.progress(at + 1, sections.length, sections[at]?.title ?? '')

  return (
    <div className="sticky top-0 z-10 -mx-4 grid gap-1 border-b border-line bg-canvas px-4 pt-3 pb-2 sm:-mx-6 sm:px-6">
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: bars }, (_, index) => (
          <span
            key={index}
            className={cx(
              'h-1 flex-1 forced-colors:border',
              index === current && 'bg-accent',
              index !== current && (sections[index]?.complete ? 'bg-success/60' : 'bg-ink/12'),
            )}
          />
        ))}
      </div>
      {/* Anew for each part: whoever has chosen one wants to see it. */}
      <details key={step.current} className="group">
        <summary className="target flex list-none items-center justify-between gap-3 text-2 [&::-webkit-details-marker]:hidden">
          <span className="font-medium">{words}</span>
          <span className="flex items-center gap-1 text-muted">
            <span className="sr-only sm:not-sr-only">{formMessages.showSections}</span>
            <Icon name="chevron-down" className="size-4 group-open:-scale-y-100" />
          </span>
        </summary>
        <nav aria-label={formMessages.sections} className="max-h-[60dvh] overflow-y-auto pb-2">
          <SectionList sections={sections} step={step} />
        </nav>
      </details>
      {status}
    </div>
  )
}
