import { useState } from 'react'
import { keepText, readKeptText } from './kept-text'

/** A text that is being written: it survives a reload and leaving the page, until it is sent or signed out. */
export function useKeptText(name: string, initial = '') {
  const [text, setText] = useState(() => readKeptText(name) || initial)
  return [
    text,
    (next: string) => {
      setText(next)
      keepText(name, next)
    },
  ] as const
}
