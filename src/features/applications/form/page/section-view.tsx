import type { Section } from '@contracts/forms/definition'
import type { RefObject } from 'react'
import { ButtonLink } from '@/shared/ui/button-link'
import { useVisibleFields } from '../form-context'
import { sectionTitleId } from '../focus-section'
import { FormField } from '../form-field'
import { formMessages } from '../messages'
import { reviewStep } from './section-address'
import type { Step } from './use-section'

type SectionViewProps = {
  section: Section
  step: Step
  heading: RefObject<HTMLHeadingElement | null>
}

/** The questions of one section, and the ways back and on. */
export function SectionView({ section, step, heading }: SectionViewProps) {
  const fields = useVisibleFields(section.fields)
  const before = step.steps[step.index - 1]
  const after = step.steps[step.index + 1] ?? reviewStep
  return (
    <section aria-labelledby={sectionTitleId} className="grid gap-8">
      <div className="grid gap-2">
        <h2 id={sectionTitleId} ref={heading} tabIndex={-1} className="text-5 font-semibold">
          {section.title}
        </h2>
        {section.intro && <p className="max-w-measure text-3 text-muted">{section.intro}</p>}
      </div>
      {fields.map((field) => (
        <FormField key={field.key} field={field} path={field.key} />
      ))}
      <div className="flex flex-row-reverse flex-wrap justify-end gap-3 border-t border-line pt-6">
        <ButtonLink to={step.addressOf(after)} className="min-w-40">
          {after === reviewStep ? formMessages.review : formMessages.next}
        </ButtonLink>
        {before !== undefined && (
          <ButtonLink intent="secondary" to={step.addressOf(before)}>
            {formMessages.back}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
