import type { ReactNode } from 'react'
import { ConsentBanner } from '@/features/consent'
import { FeedbackButton } from '@/features/feedback'
import { AuthProvider } from '@/shared/auth/auth-provider'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { Toaster } from '@/shared/ui/toast'
import { AppRoutes } from './app-routes'
import { ErrorFallback } from './error-fallback'
import { SkipLink } from './layouts/skip-link'

/** The app, within the router of a browser, of a test or of the prerenderer. */
export function App({ router }: { router: (children: ReactNode) => ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <ErrorFallback error={error} whole />}>
      <AuthProvider>
        {router(
          <>
            <SkipLink />
            <ConsentBanner />
            <AppRoutes />
          </>,
        )}
        <FeedbackButton />
        <Toaster />
      </AuthProvider>
    </ErrorBoundary>
  )
}
