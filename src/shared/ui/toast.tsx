import { useSyncExternalStore } from 'react'
import { optionalPart } from './optional-part'
import { PlainToast } from './plain-toast'
import { type ToastInput, toasts } from './toast-store'

type Words = Omit<ToastInput, 'title' | 'tone'>

/** Says that something happened, in a corner, for five seconds. What must not be missed belongs on the page. */
export const toast = Object.assign((input: ToastInput) => toasts.add(input), {
  success: (title: string, words?: Words) => toasts.add({ ...words, title, tone: 'success' }),
  error: (title: string, words?: Words) => toasts.add({ ...words, title, tone: 'danger' }),
})

const viewport = optionalPart(
  () => import('./toast-viewport').then((module) => module.ToastViewport),
  { instead: PlainToast },
)

/** Fetches what shows toasts before there is one. */
export const loadToasts = viewport.load

const nothing: readonly never[] = []

/** Where toasts appear. Loads what shows them with the first one. */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.read, () => nothing)
  if (items.length === 0) return null
  return <viewport.Part items={items} />
}
