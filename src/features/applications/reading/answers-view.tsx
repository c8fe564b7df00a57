import type { ReactNode } from 'react'
import { cx } from '@/shared/ui/cx'
import { Answer } from './answer'
import type { ApplicationFile } from './files'
import { readingMessages } from './messages'
import type { ReadingSection } from './reading-model'

type AnswersViewProps = {
  sections: readonly ReadingSection[]
  files: readonly ApplicationFile[]
  headingLevel?: 2 | 3
  /** Smaller, for a side panel. */
  compact?: boolean
  /** What else can be done with a file, beside opening and saving it. */
  fileAction?: (file: ApplicationFile) => ReactNode
  /** What was not answered, by its questions or only by their number. */
  skipped?: 'named' | 'counted'
  /** A word beside a section's heading. */
  sectionNote?: (key: string) => ReactNode
}

export const sectionId = (key: string): string => `section-${key}`

/** Answers in the order of the questions, set to be read for hours. */
export function AnswersView({ sections, ...how }: AnswersViewProps) {
  return (
    <div className={cx('grid', how.compact ? 'gap-8' : 'gap-16')}>
      {sections.map((section) => (
        <Section key={section.key} section={section} {...how} />
      ))}
    </div>
  )
}

type SectionProps = Omit<AnswersViewProps, 'sections'> & { section: ReadingSection }

function Section({
  section,
  headingLevel = 2,
  compact,
  skipped = 'named',
  sectionNote,
  ...how
}: SectionProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const id = sectionId(section.key)
  const answered = section.answers.filter(({ value }) => value.kind !== 'nothing')
  const unanswered = section.answers.filter(({ value }) => value.kind === 'nothing')

  return (
    <section aria-labelledby={id} className={compact ? 'grid gap-4' : 'grid gap-6'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-2">
        <Heading
          id={id}
          tabIndex={-1}
          className={compact ? 'text-3 font-semibold' : 'text-5 font-semibold'}
        >
          {section.title}
        </Heading>
        {sectionNote?.(section.key)}
      </div>
      {answered.length > 0 && (
        <dl
          className={cx(
            'grid grid-cols-1 sm:grid-cols-2',
            compact ? 'gap-x-6 gap-y-4 text-2' : 'gap-x-8 gap-y-6 text-[1.125rem]/[1.6]',
          )}
        >
          {answered.map((answer) => (
            <Answer key={answer.key} answer={answer} compact={compact} {...how} />
          ))}
        </dl>
      )}
      {unanswered.length > 0 && (
        <p className="text-2 text-muted">
          {skipped === 'named'
            ? readingMessages.skipped(unanswered.map(({ label }) => label))
            : readingMessages.skippedCount(unanswered.length)}
        </p>
      )}
    </section>
  )
}
