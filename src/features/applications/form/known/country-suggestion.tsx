import { useQuery } from '@tanstack/react-query'
import { countryName } from '@/shared/format/countries'
import { useCountryGuess } from '@/shared/country-guess'
import { useAuth } from '@/shared/auth/use-auth'
import { Button } from '@/shared/ui/button'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { controlId } from '../paths'
import { rememberedQuery } from './known-query'
import { knownMessages } from './messages'

/** Below a question for a country that nobody has answered: the one that the visitor's network is in, one press away. */
export function CountrySuggestion({ field, path }: FieldProps) {
  const model = useFormModel()
  const guess = useCountryGuess()
  const { user, isAuthenticated } = useAuth()
  const { data: remembered, isPending } = useQuery(rememberedQuery(user?.id ?? ''))
  // What somebody has said of themselves goes before what a network says of them.
  if (isAuthenticated && (isPending || remembered?.['country'] !== undefined)) return null
  const isChoice = (model.vocabularies['countries'] ?? []).some(({ id }) => id === guess)
  if (guess === null || !isChoice) return null

  const country = countryName(guess)
  return (
    <p className="enter-up flex flex-wrap items-center gap-x-3 text-2 text-muted">
      <span role="status">{knownMessages.seemsToBe(country)}</span>
      <Button
        intent="quiet"
        size="sm"
        aria-label={knownMessages.chooseCountryNamed(field.label, country)}
        onClick={() => {
          model.set(path, guess)
          document.getElementById(controlId(path))?.focus()
        }}
      >
        {knownMessages.chooseCountry(country)}
      </Button>
    </p>
  )
}
