import { lazy, type ReactNode } from 'react'
import { useAuth } from '@/shared/auth/use-auth'
import { PublicHeader } from './public-header'
import { DataProvider } from '../data-provider'

/** Few who fill in a form have a second step, and need what asks for it. */
const SecondStepGate = lazy(() =>
  import('@/shared/auth/second-step-gate').then((module) => ({ default: module.SecondStepGate })),
)

/** Around the application forms: the way home and the account, and nothing else that leads away. */
export function FormLayout({ children }: { children: ReactNode }) {
  const { session } = useAuth()
  const hasDevices = (session?.user.factors ?? []).length > 0
  return (
    <DataProvider>
      <div className="flex min-h-dvh flex-col">
        <PublicHeader quiet />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-content flex-1 px-4 sm:px-6">
          {hasDevices ? <SecondStepGate>{children}</SecondStepGate> : children}
        </main>
      </div>
    </DataProvider>
  )
}
