import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Fieldset } from '@/shared/ui/fieldset'
import { RadioGroup } from '@/shared/ui/radio-group'
import type { FieldSpec } from '../fields/field-spec'
import { fieldsOf } from '../fields/groups'
import { textIn } from '../fields/values'
import { InWords } from './in-words'
import { conflictMessages as words } from './messages'
import { type Difference, differences, type Writing } from './writing'

type Side = 'mine' | 'theirs'

type ConflictProps = { writing: Writing; onSettle: (keptMine: readonly string[]) => void }

/** What somebody else has saved beside what was written here. Until it is settled, nothing is saved and nothing is lost. */
export function Conflict({ writing, onSettle }: ConflictProps) {
  const titleId = useId()
  const found = differences(writing)
  const [chosen, setChosen] = useState<Readonly<Partial<Record<string, Side>>>>({})
  // Who changed a field alone is right about it, unless told otherwise.
  const sideOf = ({ key, by }: Difference): Side =>
    chosen[key] ?? (by === 'them' ? 'theirs' : 'mine')
  const all = (side: Side) => setChosen(Object.fromEntries(found.map(({ key }) => [key, side])))
  const fields = fieldsOf(writing.kind)

  return (
    <section
      role="status"
      aria-labelledby={titleId}
      className="fold-corner grid gap-6 border-s-4 border-warning bg-surface py-4 ps-4 pe-6 [--fold-colour:var(--warning)]"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-3 font-semibold">
          {words.title}
        </h2>
        <p className="text-2">{words.text}</p>
      </div>
      {found.map((difference) => {
        const field = fields.find(({ key }) => key === difference.key)
        return (
          field && (
            <OneDifference
              key={field.key}
              field={field}
              writing={writing}
              difference={difference}
              side={sideOf(difference)}
              onChoose={(side) => setChosen({ ...chosen, [field.key]: side })}
            />
          )
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          onClick={() =>
            onSettle(found.filter((one) => sideOf(one) === 'mine').map(({ key }) => key))
          }
        >
          {words.settle}
        </Button>
        {found.length > 1 && (
          <>
            <Button intent="secondary" size="sm" onClick={() => all('mine')}>
              {words.allMine}
            </Button>
            <Button intent="secondary" size="sm" onClick={() => all('theirs')}>
              {words.allTheirs}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

const byWords = { both: words.both, me: words.byMe, them: words.byThem }

type OneDifferenceProps = {
  field: FieldSpec
  writing: Writing
  difference: Difference
  side: Side
  onChoose: (side: Side) => void
}

function OneDifference({ field, writing, difference, side, onChoose }: OneDifferenceProps) {
  const { mine, theirs, by } = difference
  const name = useId()
  const zone = textIn(writing.values, 'time_zone') || 'UTC'
  return (
    <Fieldset legend={field.label} help={byWords[by]}>
      <div className="grid gap-4 md:grid-cols-2">
        <Version title={words.mine}>
          <InWords field={field} value={mine} zone={zone} />
        </Version>
        <Version title={words.theirs}>
          <InWords field={field} value={theirs} zone={zone} />
        </Version>
      </div>
      <RadioGroup
        name={name}
        inline
        value={side}
        onChange={onChoose}
        options={[
          { value: 'mine', label: words.keepMine },
          { value: 'theirs', label: words.takeTheirs },
        ]}
      />
    </Fieldset>
  )
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={title}
      className="grid content-start gap-1 border-s-2 border-line-strong ps-3"
    >
      <p className="text-1 text-muted">{title}</p>
      <div
        dir="auto"
        tabIndex={0}
        className="max-h-64 overflow-y-auto text-2 whitespace-pre-wrap wrap-anywhere"
      >
        {children}
      </div>
    </div>
  )
}
