import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a prerendered page is taken over, and while it is made: what depends on the reader (their time zone,
 * language, the hour) is then drawn in a form that is the same everywhere. True in all other drawings.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
