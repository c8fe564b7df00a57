import { queryOptions } from '@tanstack/react-query'

/** Whether this browser keeps answers to the call that belong to an account. */
export const hasAccountDraftQuery = (callId: string) =>
  queryOptions({
    queryKey: ['account-draft', callId],
    queryFn: async () => {
      const { hasAccountDraft } = await import('./device-store')
      return hasAccountDraft(callId).catch(() => false)
    },
    staleTime: 0,
  })
