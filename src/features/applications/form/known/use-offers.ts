import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useAuth } from '@/shared/auth/use-auth'
import { useFormModel } from '../form-context'
import { rememberedQuery } from './known-query'
import { offers } from './offer'

/** What can be filled in from what is known, for the answers as they stand. */
export function useOffers() {
  const model = useFormModel()
  const { user } = useAuth()
  const { data: remembered } = useQuery(rememberedQuery(user?.id ?? ''))
  const answers = useSyncExternalStore(model.subscribe, model.answers)
  return useMemo(
    () => (remembered ? offers(model.definition, answers, remembered, model.vocabularies) : []),
    [model, answers, remembered],
  )
}
