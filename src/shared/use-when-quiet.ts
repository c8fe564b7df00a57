import { useEffect } from 'react'
import { savesData } from './saves-data'

const quietTime = 4000

/**
 * Fetches what the page is likely to want, once it has had time for what it needs: it is then there offline, too. Not for
 * those who save data.
 */
export function useWhenQuiet(fetchEarly: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return
    // A failure shows when it is wanted.
    const timer = setTimeout(() => void fetchEarly().catch(() => undefined), quietTime)
    return () => clearTimeout(timer)
  }, [fetchEarly])
}
