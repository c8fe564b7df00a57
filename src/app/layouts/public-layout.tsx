import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer'
import { PublicHeader } from './public-header'

/** Around every page that needs no session. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
