import { createContext } from 'react'

/** Whether questions offer what was answered to them before: not while all of it is offered at once. */
export const ShowsOffers = createContext(false)
