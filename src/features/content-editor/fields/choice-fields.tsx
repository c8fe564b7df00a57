import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { vocabularyWords } from '@/features/applications'
import { countryOptions } from '@/shared/format/countries'
import { Field } from '@/shared/ui/field'
import { Fieldset } from '@/shared/ui/fieldset'
import { RadioGroup } from '@/shared/ui/radio-group'
import { Select } from '@/shared/ui/select'
import { Switch } from '@/shared/ui/switch'
import type { Choice } from '../choices'
import { type ControlOf, controlId, labelling } from './control'
import type { FieldType } from './field-spec'
import { fieldMessages } from './messages'
import { callChoices, organisationChoices } from './queries'
import { textIn } from './values'

export function ChoiceField({ field, values, error, onChange }: ControlOf<'choice'>) {
  const { id, label, help } = labelling(field)
  return (
    <Fieldset id={`${id}-group`} legend={label} help={help} error={error}>
      {(control) => (
        <RadioGroup
          {...control}
          id={id}
          name={field.key}
          inline
          options={field.choices.map(({ id: value, label }) => ({ value, label }))}
          value={textIn(values, field.key)}
          onChange={onChange}
        />
      )}
    </Fieldset>
  )
}

/** Hundreds of lines, which are the same after every key that is pressed elsewhere. */
const Options = memo(function Options({ options }: { options: readonly Choice[] }) {
  return options.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))
})

const noOptions: readonly Choice[] = []

type OneOfProps<Type extends FieldType> = ControlOf<Type> & {
  options: readonly Choice[]
  /** What it means to choose none. */
  none: string
}

/** One out of a list; what was chosen before stays a choice while the list is on its way. */
function OneOf<Type extends FieldType>({
  field,
  values,
  error,
  onChange,
  options,
  none,
}: OneOfProps<Type>) {
  const chosen = textIn(values, field.key)
  const isKnown = chosen === '' || options.some(({ id }) => id === chosen)
  return (
    <Field {...labelling(field)} error={error}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => onChange(target.value)}
          className="max-w-md"
        >
          <option value="">{none}</option>
          {!isKnown && <option value={chosen}>{chosen}</option>}
          <Options options={options} />
        </Select>
      )}
    </Field>
  )
}

export function CountryField(props: ControlOf<'country'>) {
  const countries = useMemo(() => countryOptions(), [])
  return <OneOf {...props} options={countries} none={fieldMessages.none} />
}

export function TermField(props: ControlOf<'term'>) {
  const { source } = props.field
  const { data } = useQuery(vocabularyWords([source]))
  return <OneOf {...props} options={data?.[source] ?? noOptions} none={fieldMessages.none} />
}

export function OrganisationField(props: ControlOf<'organisation'>) {
  const { data } = useQuery(organisationChoices())
  return <OneOf {...props} options={data ?? noOptions} none={fieldMessages.operator} />
}

export function CallField(props: ControlOf<'call'>) {
  const { data } = useQuery(callChoices())
  return <OneOf {...props} options={data ?? noOptions} none={fieldMessages.alwaysOpen} />
}

export function SwitchField({ field, values, onChange }: ControlOf<'switch'>) {
  return (
    <Switch
      id={controlId(field.key)}
      label={field.label}
      help={field.help}
      checked={values[field.key] === true}
      onCheckedChange={onChange}
    />
  )
}
