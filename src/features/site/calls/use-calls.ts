import { useState } from 'react'
import { useSiteData } from '@/shared/site-data'
import { useHydrated } from '@/shared/use-hydrated'
import { type Call, siteCalls } from './calls-data'

export type Calls = {
  /** Those that can be applied to, and those that open later; undefined until they are there. */
  open: Call[] | undefined
  later: Call[] | undefined
  failed: boolean
  /** The moment that they are sorted by: when the page appeared, or was made, while it is taken over. */
  now: number
}

/** The calls as they stand at this moment, whenever they were read. */
export function useCalls(): Calls {
  const { data, error } = useSiteData(siteCalls)
  const isHydrated = useHydrated()
  const [drawnAt] = useState(Date.now)
  const now = isHydrated || !data ? drawnAt : Date.parse(data.at)
  const running = data?.calls.filter((call) => !call.closes_at || Date.parse(call.closes_at) > now)
  const isOpen = (call: Call) => Date.parse(call.opens_at) <= now
  return {
    open: running?.filter(isOpen),
    later: running
      ?.filter((call) => !isOpen(call))
      .sort((a, b) => a.opens_at.localeCompare(b.opens_at)),
    failed: error !== undefined,
    now,
  }
}
