import type { QueryClient } from '@tanstack/react-query'

type Cache = Pick<QueryClient, 'clear' | 'invalidateQueries'>

let current: Cache | null = null

/**
 * What has been read as the signed-in person, for whoever knows about sessions. Public pages read nothing and load
 * no query client, so there may be none. Once there is one it stays known: somebody may sign out on a public page.
 */
export const sessionCache = {
  connect(cache: Cache): void {
    current = cache
  },
  clear: () => current?.clear(),
  invalidate: (queryKey: readonly unknown[]) => void current?.invalidateQueries({ queryKey }),
}
