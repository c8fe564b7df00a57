import type { ReactNode } from 'react'
import { cx } from '@/shared/ui/cx'
import type { FieldErrors } from '../fields/checks'
import type { FieldGroup } from '../fields/field-spec'
import { groupsOf } from '../fields/groups'
import type { FieldValue } from '../fields/values'
import { wasPublished } from '../kinds'
import { FieldControl } from './field-control'
import type { Writing } from './writing'

type PieceFieldsProps = {
  writing: Writing
  errors: FieldErrors
  onChange: (key: string, value: FieldValue) => void
}

/** All fields of a piece: what a group is about at the left, its fields at the right; texts take the whole page. */
export function PieceFields({ writing, errors, onChange }: PieceFieldsProps) {
  const { kind, base, values } = writing
  const isSlugLocked = base !== null && wasPublished(base)
  return groupsOf[kind].map((group) => (
    <Group key={group.title} group={group}>
      {group.fields.map((field) => (
        <FieldControl
          key={field.key}
          kind={kind}
          field={field}
          values={values}
          error={errors[field.key]}
          isSlugLocked={isSlugLocked}
          onChange={(value) => onChange(field.key, value)}
        />
      ))}
    </Group>
  ))
}

const idOf = ({ title }: FieldGroup) => `group-${title.toLowerCase().replaceAll(/\W+/g, '-')}`

const look = 'grid gap-y-6 border-t border-line py-10 first-of-type:border-t-0 first-of-type:pt-6'

function Group({ group, children }: { group: FieldGroup; children: ReactNode }) {
  const id = idOf(group)
  // A text that is alone in its group is called by its own label.
  if (group.wide && group.fields.length === 1) {
    return (
      <section aria-label={group.title} className={look}>
        {children}
      </section>
    )
  }
  return (
    <section
      aria-labelledby={id}
      className={cx(look, !group.wide && 'gap-x-12 lg:grid-cols-[minmax(0,14rem)_minmax(0,40rem)]')}
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-4 font-semibold">
          {group.title}
        </h2>
        {group.lead && <p className="max-w-measure text-2 text-muted">{group.lead}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </section>
  )
}
