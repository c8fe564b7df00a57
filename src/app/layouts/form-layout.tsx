import type { ReactNode } from 'react'
import { PublicHeader } from './public-header'
import { DataProvider } from '../data-provider'

/** Around the application forms: the way home and the account, and nothing else that leads away. */
export function FormLayout({ children }: { children: ReactNode }) {
  return (
    <DataProvider>
      <div className="flex min-h-dvh flex-col">
        <PublicHeader quiet />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-content flex-1 px-4 sm:px-6">
          {children}
        </main>
      </div>
    </DataProvider>
  )
}
