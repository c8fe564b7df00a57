import { useState } from 'react'
import { useCountryGuess } from '@/shared/country-guess'
import { countryName, countryOptions } from '@/shared/format/countries'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Select } from '@/shared/ui/select'
import type { FieldErrors } from '@/shared/forms/use-form-errors'
import { messages } from './messages'
import type { SignUpField, Typed } from './sign-up-fields'

const { signUp: words } = messages

export type MoreFieldsProps = { errors: FieldErrors<SignUpField>; sent: Typed | null }

/** What an account can do without. A country is suggested to whoever allows that, and chosen by nobody else. */
export function MoreFields({ errors, sent }: MoreFieldsProps) {
  const [country, setCountry] = useState(sent?.country ?? '')
  const [options] = useState(() => countryOptions())
  const guess = useCountryGuess()
  return (
    <>
      <Field label={words.company} error={errors.company} optional>
        {(control) => (
          <Input
            {...control}
            name="company"
            autoComplete="organization"
            defaultValue={sent?.company}
          />
        )}
      </Field>
      <Field label={words.phone} help={words.phoneHelp} error={errors.phone} optional>
        {(control) => (
          <Input
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={sent?.phone}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field label={words.country} optional>
          {(control) => (
            <Select
              {...control}
              name="country"
              autoComplete="country"
              value={country}
              onChange={(event) => setCountry(event.target.value)}
            >
              <option value="">{words.noCountry}</option>
              {options.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {guess !== null && country === '' && (
          <p className="flex flex-wrap items-center gap-x-3 text-2 text-muted">
            <span role="status">{words.seemsToBe(countryName(guess))}</span>
            <Button intent="quiet" size="sm" onClick={() => setCountry(guess)}>
              {words.chooseCountry(countryName(guess))}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
