import { useEffect, useState } from 'react'
import { loadOnce } from '@/shared/load-once'
import { Button } from '@/shared/ui/button'
import { Mark } from '@/shared/ui/mark'
import { isMissingCode, isWorthReloading } from './missing-code'
import { PageSkeleton } from './page-skeleton'

type Props = { error: unknown; whole?: boolean }

/**
 * What stands in for a page that broke while it was drawn, or whose code did not arrive. `whole` where the layout has
 * gone with it, and with the layout the landmark that pages stand in. Code that is gone with an older version is fetched
 * by loading the page again, without a word.
 */
export function ErrorFallback({ error, whole = false }: Props) {
  const [isChecking, setIsChecking] = useState(() => isMissingCode(error))
  const [check] = useState(() => loadOnce(() => isWorthReloading(error)))
  useEffect(() => {
    if (!isChecking) return
    void check().then((isWorthIt) => {
      if (isWorthIt) location.reload()
      else setIsChecking(false)
    })
  }, [isChecking, check])

  if (isChecking) return <PageSkeleton whole={whole} />
  return <Failure whole={whole} />
}

function Failure({ whole }: { whole: boolean }) {
  const Part = whole ? 'main' : 'div'
  return (
    <Part
      {...(whole && { id: 'main', tabIndex: -1 })}
      className="mx-auto grid max-w-content content-center gap-6 px-6 py-18"
    >
      <Mark className="size-12" />
      <div role="alert" className="grid gap-3">
        <h1 className="text-7 font-semibold">Something went wrong</h1>
        <p className="max-w-measure text-3 text-muted">
          We're sorry, but something unexpected happened. Please try refreshing the page or return
          to the homepage.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Refresh Page</Button>
        <Button intent="secondary" onClick={() => location.assign('/')}>
          Go to Homepage
        </Button>
      </div>
    </Part>
  )
}
