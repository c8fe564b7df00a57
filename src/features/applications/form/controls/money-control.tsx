import { answerOf, isObject, type Json } from '@contracts/forms/answers'
import { Fieldset } from '@/shared/ui/fieldset'
import { Input } from '@/shared/ui/input'
import { Select } from '@/shared/ui/select'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { amountMessages } from './amount-messages'
import { rememberCurrency, usualCurrency } from './usual-currency'
import { useField } from './use-field'
import { useNumberText } from './use-number-text'

/** An amount and its currency, which begins with the one used last in this form. */
export function MoneyControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const { id, label, help, error, optional, required } = fieldProps
  const money = isObject(answer) ? answer : {}
  const given = answerOf(money, 'currency')
  const currency = typeof given === 'string' ? given : usualCurrency(model)

  const write = (amount: Json | undefined, code: string) => {
    if (amount === undefined && answer === undefined) return
    // Taken out to be typed anew: the next digits are in the same currency.
    if (amount === undefined) rememberCurrency(model, code)
    model.set(path, amount === undefined ? undefined : { amount, currency: code })
  }
  const amount = answerOf(money, 'amount')
  const { text, onText, onLeave } = useNumberText(amount, (value) => write(value, currency))
  const options = model.vocabularies.currencies ?? []

  return (
    <Fieldset id={`${id}-group`} legend={label} help={help} error={error} optional={optional}>
      <div className="flex gap-2">
        <Input
          id={id}
          dir="ltr"
          className="max-w-56 min-w-0 flex-1 rtl:text-right"
          inputMode="decimal"
          autoComplete="off"
          aria-label={amountMessages.amount}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-group-error` : undefined}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
        />
        <div className="w-36 shrink-0 sm:w-52">
          <Select
            className="truncate"
            aria-label={amountMessages.currency}
            value={currency}
            onChange={({ target }) => {
              rememberCurrency(model, target.value)
              model.set(path, { ...money, currency: target.value })
            }}
          >
            {!options.some((option) => option.id === currency) && <option>{currency}</option>}
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.id} – {option.label}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </Fieldset>
  )
}
