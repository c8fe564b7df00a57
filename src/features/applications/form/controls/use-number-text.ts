import type { Json } from '@contracts/forms/answers'
import { useState } from 'react'
import { editableNumber, parseNumber } from '../numbers'

/**
 * The text of a number while it is typed. What reads as a number becomes one; anything else is kept as it was typed, so
 * that it is neither lost nor silently changed, and the check says what to do.
 */
export function useNumberText(
  answer: Json | undefined,
  onChange: (value: number | string | undefined) => void,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typeof answer === 'number' ? editableNumber(answer) : ''
  const stored = typeof answer === 'string' ? answer : shown
  const isTyping = typed !== null && (parseNumber(typed) ?? (typed.trim() || undefined)) === answer
  return {
    text: isTyping ? typed : stored,
    onText: (text: string) => {
      setTyped(text)
      onChange(parseNumber(text) ?? (text.trim() || undefined))
    },
    onLeave: () => setTyped(null),
  }
}
