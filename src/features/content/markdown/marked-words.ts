import { createContext } from 'react'

/** Words that were searched for, to be marked where they stand in a text. */
export const MarkedWords = createContext<readonly string[]>([])
