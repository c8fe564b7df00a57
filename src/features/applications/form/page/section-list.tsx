import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import type { SectionState } from '../form-model'
import { formMessages } from '../messages'
import { reviewStep } from './section-address'
import type { Step } from './use-section'

type SectionListProps = { sections: readonly SectionState[]; step: Step }

/** All parts of the form with what each still needs; the one on screen has its corner turned. */
export function SectionList({ sections, step }: SectionListProps) {
  return (
    <ol className="grid">
      {sections.map((section, index) => (
        <li key={section.key}>
          <Entry
            to={section.isEditable ? step.addressOf(section.key) : null}
            isCurrent={step.current === section.key}
            title={`${String(index + 1)}. ${section.title}`}
            state={<SectionStateWords section={section} />}
          />
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">
        <Entry
          to={step.addressOf(reviewStep)}
          isCurrent={step.current === reviewStep}
          title={formMessages.review}
          state={null}
        />
      </li>
    </ol>
  )
}

type EntryProps = { to: string | null; isCurrent: boolean; title: string; state: React.ReactNode }

function Entry({ to, isCurrent, title, state }: EntryProps) {
  const inside = (
    <>
      <span className="min-w-0">{title}</span>
      {state}
    </>
  )
  const look = 'target flex items-center justify-between gap-3 rounded-control px-3 py-1.5 text-2'
  if (to === null) return <span className={cx(look, 'text-muted')}>{inside}</span>
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'step' : undefined}
      className={cx(
        look,
        isCurrent
          ? 'fold-corner rounded-none bg-surface font-semibold [--fold-size:0.5rem]'
          : 'text-muted hover:text-ink',
      )}
    >
      {inside}
    </Link>
  )
}

function SectionStateWords({ section }: { section: SectionState }) {
  if (!section.isEditable) {
    return (
      <span className="shrink-0">
        <Icon name="lock" className="size-3.5" />
        <span className="sr-only">{formMessages.readOnly}</span>
      </span>
    )
  }
  if (section.complete && section.begun) {
    return (
      <span className="shrink-0 text-success">
        <Icon name="check" className="size-4" />
        <span className="sr-only">{formMessages.complete}</span>
      </span>
    )
  }
  if (section.wrong > 0) {
    return (
      <span className="shrink-0 text-1 font-normal text-danger">
        {formMessages.toMend(section.wrong)}
      </span>
    )
  }
  if (!section.begun || section.missing === 0) return null
  return (
    <span className="shrink-0 text-1 font-normal text-muted">
      {formMessages.toAnswer(section.missing)}
    </span>
  )
}
