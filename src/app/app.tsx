import type { ReactNode } from 'react'
import { AuthProvider } from '@/shared/auth/auth-provider'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { Toaster } from '@/shared/ui/toast'
import { AppRoutes } from './app-routes'
import { ErrorFallback } from './error-fallback'

/** The app, within the router of a browser, of a test or of the prerenderer. */
export function App({ router }: { router: (children: ReactNode) => ReactNode }) {
  return (
    <ErrorBoundary fallback={<ErrorFallback whole />}>
      <AuthProvider>
        {router(<AppRoutes />)}
        <Toaster />
      </AuthProvider>
    </ErrorBoundary>
  )
}
