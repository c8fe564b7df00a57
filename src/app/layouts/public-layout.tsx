import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer'
import { PublicHeader } from './public-header'

/**
 * Around every page that needs no session. The page fills the screen below the header even while it is on its way: the foot
 * stays out of sight, and nothing of it jumps when the page comes.
 */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flow-root min-h-[calc(100dvh-4rem-1px)]">
        {children}
      </main>
      <PublicFooter />
    </>
  )
}
