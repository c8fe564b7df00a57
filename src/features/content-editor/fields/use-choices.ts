import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { typeLabels, vocabularyWords } from '@/features/applications'
import { countryOptions } from '@/shared/format/countries'
import { type Choice, choicesOf } from '../choices'
import type { ChoiceSource } from './field-spec'

const types = choicesOf(typeLabels)

/** What can be chosen of a kind, as people call it. */
export function useChoices(source: ChoiceSource): readonly Choice[] {
  const isVocabulary = source === 'sectors' || source === 'startup_stages'
  const { data } = useQuery(vocabularyWords(isVocabulary ? [source] : []))
  const countries = useMemo(() => (source === 'countries' ? countryOptions() : []), [source])
  if (source === 'types') return types
  if (source === 'countries') return countries
  return data?.[source] ?? []
}
