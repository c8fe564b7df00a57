import type { ReactNode } from 'react'
import { AuthProvider } from '@/shared/auth/auth-provider'
import { Toaster } from '@/shared/ui/toast'
import { AppRoutes } from './app-routes'

/** The app, within the router of a browser, of a test or of the prerenderer. */
export function App({ router }: { router: (children: ReactNode) => ReactNode }) {
  return (
    <AuthProvider>
      {router(<AppRoutes />)}
      <Toaster />
    </AuthProvider>
  )
}
