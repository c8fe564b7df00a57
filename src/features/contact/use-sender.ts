import { type ReactNode, useRef, useState } from 'react'
import { useAuth } from '@/shared/auth/use-auth'
import { loadOnce } from '@/shared/load-once'
import { optionalPart } from '@/shared/ui/optional-part'
import type { Sender } from './sending'

const loadSending = loadOnce(() => import('./sending'))
type Sending = Awaited<ReturnType<typeof loadSending>>

const Nothing = () => null

/** A part that says what came of a press; its code is there by then. */
export const outcomePart = <Name extends 'Wrong' | 'Failed' | 'Sent' | 'Asked'>(name: Name) =>
  optionalPart<Parameters<Sending[Name]>[0]>(
    () => loadSending().then((module) => module[name] as never),
    { instead: Nothing },
  ).Part

/**
 * What checks and sends comes with the first touch of a form: the page is there to be read first. `open` gives it, or fails
 * where its code does not arrive; `widget` has a visitor show that they are a person, where the operator has set that up.
 */
export function useSender(action: string): {
  open: () => Promise<Sender>
  isSignedIn: boolean
  widget: ReactNode
} {
  const { isAuthenticated: isSignedIn } = useAuth()
  const [widget, setWidget] = useState<ReactNode>(null)
  const opening = useRef<Promise<Sender>>(null)
  const open = () =>
    (opening.current ??= loadSending()
      .then(({ openSender }) => openSender(action, isSignedIn, setWidget))
      .catch((error: unknown) => {
        opening.current = null
        throw error
      }))
  return { open, isSignedIn, widget: !isSignedIn && widget }
}
