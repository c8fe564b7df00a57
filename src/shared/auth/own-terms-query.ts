import { queryOptions } from '@tanstack/react-query'
import { readOwnTerms } from './own-terms'

/** Never answered from what was read before: it may have been accepted since. */
export const ownTermsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-terms', userId],
    queryFn: ({ signal }) => readOwnTerms(userId, signal),
    staleTime: 0,
    gcTime: 0,
  })
