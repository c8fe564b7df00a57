import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { AuthProvider } from '@/shared/auth/auth-provider'
import { sessionCache } from '@/shared/auth/session-cache'
import { createSiteStore, SiteStoreContext } from '@/shared/site-data'

type RenderOptions = { path?: string; queryClient?: QueryClient }

let place = ''

/** Where the app is now: path, query and fragment. */
export const currentPlace = (): string => place

function Here() {
  const { pathname, search, hash } = useLocation()
  // With what is drawn and not after it, or a test that has seen the one would ask too early for the other.
  useLayoutEffect(() => {
    place = `${pathname}${search}${hash}`
  })
  return null
}

/** Mounts a part of the app with its cache, session and router. Only the network is replaced. */
export function renderWithApp(
  part: ReactNode,
  { path = '/', queryClient = testQueryClient() }: RenderOptions = {},
) {
  sessionCache.connect(queryClient)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <MemoryRouter initialEntries={[path]}>
          <SiteStoreContext value={createSiteStore({}, { retries: 0 })}>{part}</SiteStoreContext>
          <Here />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup(), queryClient }
}

/** A cache that does not try again, so that a failure shows at once. */
const testQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
