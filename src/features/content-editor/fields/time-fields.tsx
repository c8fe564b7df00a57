import { memo, useMemo, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Select } from '@/shared/ui/select'
import { type ControlOf, labelling } from './control'
import { fieldMessages } from './messages'
import { textIn } from './values'
import { fromLocal, ownZone, toLocal, zoneLabel, zoneNames } from './zoned-time'

/** The time zone that a piece is written in: its own, or that of whoever writes. */
const zoneOf = (values: ControlOf<'moment'>['values']): string =>
  textIn(values, 'time_zone') || ownZone()

/** A date and a time, said in a time zone that is named. */
export function MomentField({ field, values, error, onChange }: ControlOf<'moment'>) {
  const moment = textIn(values, field.key)
  const zone = zoneOf(values)
  const stored = moment ? toLocal(moment, zone) : ''
  // Half a date is no moment yet, and must not be taken away from whoever is typing it.
  const [typed, setTyped] = useState(stored)
  const [seen, setSeen] = useState(stored)
  if (stored !== seen) {
    setSeen(stored)
    setTyped(stored)
  }
  return (
    <Field
      {...labelling(field)}
      optional={field.optional}
      error={error}
      help={fieldMessages.inZone(zoneLabel(zone, moment ? new Date(moment) : new Date()))}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            className="max-w-64"
            type="datetime-local"
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value)
              const next = fromLocal(value, zone)
              if (next) onChange(next)
              else if (value === '') onChange('')
            }}
          />
          {field.optional && moment && (
            <Button intent="quiet" onClick={() => onChange('')}>
              {fieldMessages.clear}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

/** Hundreds of lines, which are the same after every key that is pressed elsewhere. */
const Zones = memo(function Zones({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name.replaceAll('_', ' ')}
    </option>
  ))
})

/** Another zone moves the moments of a piece and not what its clock shows: who wrote "noon" meant noon. */
export function ZoneField({ field, values, error, onChange }: ControlOf<'zone'>) {
  const zone = textIn(values, field.key)
  const names = useMemo(() => zoneNames(zone), [zone])
  return (
    <Field {...labelling(field)} error={error}>
      {(control) => (
        <Select
          {...control}
          className="max-w-md"
          value={zone}
          onChange={({ target }) => onChange(target.value)}
        >
          <Zones names={names} />
        </Select>
      )}
    </Field>
  )
}
