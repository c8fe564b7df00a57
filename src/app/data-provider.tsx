import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionCache } from '@/shared/auth/session-cache'
import { loadToasts } from '@/shared/ui/toast'
import { useWhenQuiet } from '@/shared/use-when-quiet'
import { createQueryClient } from './query-client'

let shared: QueryClient | undefined

/** One for all layouts: what was read is still there when one gives way to another, and goes with the session. */
function queryClient(): QueryClient {
  if (!shared) {
    shared = createQueryClient()
    sessionCache.connect(shared)
  }
  return shared
}

/** The cache of what was read, around every page that reads. Public pages do without it. */
export function DataProvider({ children }: { children: ReactNode }) {
  useWhenQuiet(loadToasts)
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}
