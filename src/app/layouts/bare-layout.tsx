import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { DataProvider } from '../data-provider'
import { Logo } from '@/shared/ui/mark'

/** Around signing in and what comes back from a mail: one task, and the way home. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <DataProvider>
      <div className="flex min-h-dvh flex-col">
        <header className="mx-auto flex w-full max-w-content items-center px-4 py-4 sm:px-6">
          <Link to="/" aria-label={`${brand.name}, home`} className="target flex items-center">
            <Logo />
          </Link>
        </header>
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
      </div>
    </DataProvider>
  )
}
