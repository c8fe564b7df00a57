import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { messageAt, useFormModel } from '../form-context'
import type { FormModel } from '../form-model'
import { formMessages } from '../messages'
import { groupMessages } from '../controls/group-messages'
import { reviewMessages } from './messages'
import type { Step } from '../page/use-section'
import { controlId } from '../paths'

/** "Founder 2: Email", for what lies in a group. */
function nameOf(model: FormModel, path: string): string {
  const label = (model.fieldAt(path)?.label ?? path).replace(/\.$/, '')
  const [key = '', index] = path.split('.')
  const group = model.fieldAt(key)
  if (index === undefined || !group || path === key) return label
  const item = groupMessages.itemTitle(group.item_label ?? group.label, Number(index) + 1)
  return groupMessages.itemNamed(item, label)
}

/**
 * All that keeps the form from being submitted, each with a link into its section. Before somebody tries to submit, only
 * how much each section still needs; after, every answer, and the focus goes there with every attempt.
 */
export function ErrorLinks({ step, attempt }: { step: Step; attempt: number }) {
  const model = useFormModel()
  const errors = useSyncExternalStore(model.subscribe, model.errors)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt > 0) heading.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null
  const hasTried = attempt > 0
  return (
    <section
      role={hasTried ? 'alert' : undefined}
      className={cx(
        'fold-corner border-s-4 bg-surface px-4 py-3',
        hasTried
          ? 'border-danger [--fold-colour:var(--danger)]'
          : 'border-warning [--fold-colour:var(--warning)]',
      )}
    >
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {hasTried
          ? reviewMessages.errorsTitle(errors.length)
          : reviewMessages.gapsTitle(errors.length)}
      </h3>
      <ul className="mt-2 grid gap-1">
        {hasTried ? (
          errors.map(({ path }) => <ErrorLink key={path} path={path} step={step} />)
        ) : (
          <Gaps step={step} />
        )}
      </ul>
    </section>
  )
}

function ErrorLink({ path, step }: { path: string; step: Step }) {
  const model = useFormModel()
  const section = model.sectionOf(path)
  const name = nameOf(model, path)
  return (
    <li>
      {section && step.steps.includes(section.key) ? (
        <Link to={step.addressOf(section.key, controlId(path))} className="text-link">
          {name}
        </Link>
      ) : (
        name
      )}
      {': '}
      {messageAt(model, path, 'all')}
    </li>
  )
}

function Gaps({ step }: { step: Step }) {
  const model = useFormModel()
  const sections = useSyncExternalStore(model.subscribe, model.sections)
  return sections
    .filter(({ missing, wrong }) => missing + wrong > 0)
    .map(({ key, title, missing, wrong }) => (
      <li key={key}>
        <Link to={step.addressOf(key)} className="text-link">
          {title}
        </Link>
        {': '}
        {[missing > 0 && formMessages.toAnswer(missing), wrong > 0 && formMessages.toMend(wrong)]
          .filter(Boolean)
          .join(', ')}
      </li>
    ))
}
