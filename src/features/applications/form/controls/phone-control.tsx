import { storable } from '@contracts/forms/answers'
import { useMemo, useState } from 'react'
import { countryName } from '@/shared/format/countries'
import { Fieldset } from '@/shared/ui/fieldset'
import { Input } from '@/shared/ui/input'
import { Select } from '@/shared/ui/select'
import { autocompleteOf } from '../autocomplete'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import type { FormModel } from '../form-model'
import { amountMessages } from './amount-messages'
import { callingCode, phoneCountries, readPhone, shownPhone } from './phone'
import { useField } from './use-field'

/** Where the reader is, as far as the form or the browser says. */
function likelyCountry(model: FormModel): string {
  const answered = model.answer('country')
  if (typeof answered === 'string' && callingCode(answered)) return answered
  return new Intl.Locale(navigator.language).maximize().region ?? 'US'
}

function useCountries() {
  return useMemo(
    () =>
      phoneCountries
        .map((code) => ({ code, name: countryName(code), calling: callingCode(code) }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    [],
  )
}

/** A phone number: its country beside it, kept in the international form. */
export function PhoneControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const { id, label, help, error, optional, required } = fieldProps
  const stored = typeof answer === 'string' ? answer : ''
  const [country, setCountry] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const countries = useCountries()

  const shown = shownPhone(stored, country ?? likelyCountry(model))
  const national = typed ?? shown.national
  const write = (text: string, from: string) => {
    const read = readPhone(text, from)
    setCountry(read.country)
    model.set(path, storable(read.stored) || undefined)
  }

  return (
    <Fieldset id={`${id}-group`} legend={label} help={help} error={error} optional={optional}>
      <div className="flex gap-2">
        <div className="w-36 shrink-0 sm:w-56">
          <Select
            className="truncate"
            aria-label={amountMessages.phoneCountry}
            autoComplete="off"
            value={shown.country}
            onChange={({ target }) => write(national, target.value)}
          >
            {countries.map(({ code, name, calling }) => (
              <option key={code} value={code}>
                {name} {calling}
              </option>
            ))}
          </Select>
        </div>
        <Input
          id={id}
          type="tel"
          dir="ltr"
          className="min-w-0 flex-1 rtl:text-right"
          aria-label={amountMessages.phoneNumber}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-group-error` : undefined}
          autoComplete={autocompleteOf(field, path)}
          value={national}
          onChange={({ target }) => {
            setTyped(target.value)
            write(target.value, shown.country)
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
    </Fieldset>
  )
}
