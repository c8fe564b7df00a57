import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Textarea } from '@/shared/ui/textarea'
import { publicAddress } from '../addresses'
import { type ControlOf, labelling } from './control'
import { fieldMessages } from './messages'
import { slugOf } from './slug'
import { textIn } from './values'

export function LineField({ field, values, error, onChange }: ControlOf<'line'>) {
  return (
    <Field {...labelling(field)} error={error}>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          autoComplete="off"
          value={textIn(values, field.key)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

export function LinesField({ field, values, error, onChange }: ControlOf<'lines'>) {
  return (
    <Field {...labelling(field)} error={error}>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          max={field.max}
          value={textIn(values, field.key)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** Where the piece is shown. What is typed is turned into an address once the field is left. */
export function SlugField({
  kind,
  field,
  values,
  error,
  isSlugLocked,
  onChange,
}: ControlOf<'slug'>) {
  const slug = textIn(values, field.key)
  const { help, ...label } = labelling(field)
  return (
    <Field
      {...label}
      error={error}
      help={
        <>
          {isSlugLocked ? fieldMessages.locked : help}
          {slug && (
            <span className="mt-1 block break-all">
              {fieldMessages.shownAt} {publicAddress(kind, slug)}
            </span>
          )}
        </>
      }
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isSlugLocked}
          value={slug}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => {
            const tidy = slugOf(target.value)
            if (!isSlugLocked && tidy && tidy !== slug) onChange(tidy)
          }}
        />
      )}
    </Field>
  )
}

export function AddressField({ field, values, error, onChange }: ControlOf<'address'>) {
  return (
    <Field {...labelling(field)} error={error}>
      {(control) => (
        <Input
          {...control}
          type={field.accepts === 'https or mail' ? 'text' : 'url'}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={field.accepts === 'https or mail' ? undefined : 'https://'}
          value={textIn(values, field.key).replace(/^mailto:/, '')}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

export function NumberField({ field, values, error, onChange }: ControlOf<'number'>) {
  const value = values[field.key]
  return (
    <Field {...labelling(field)} optional={field.optional} error={error}>
      {(control) => (
        <Input
          {...control}
          className="max-w-32"
          inputMode="numeric"
          autoComplete="off"
          value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
          onChange={({ target: { value: typed } }) => {
            const text = typed.trim()
            if (text === '') onChange(field.optional ? null : '')
            else onChange(/^\d{1,6}$/.test(text) ? Number(text) : typed)
          }}
        />
      )}
    </Field>
  )
}
