import { createContext, use } from 'react'
import { type NavigationType, useNavigationType } from 'react-router-dom'

/** How the address came about, from outside of the routes: given a location of their own, they say POP of every one. */
export const NavigationWay = createContext<NavigationType | null>(null)

/** Whether the reader has followed something (PUSH, REPLACE) or gone back, forward or landed here (POP). */
export function useNavigationWay(): NavigationType {
  const inside = useNavigationType()
  return use(NavigationWay) ?? inside
}
