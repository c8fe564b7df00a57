import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type ToastInput, toasts } from './toast-store'

type Words = Omit<ToastInput, 'title' | 'tone'>

/** Says that something happened, in a corner, for five seconds. What must not be missed belongs on the page. */
export const toast = Object.assign((input: ToastInput) => toasts.add(input), {
  success: (title: string, words?: Words) => toasts.add({ ...words, title, tone: 'success' }),
  error: (title: string, words?: Words) => toasts.add({ ...words, title, tone: 'danger' }),
})

const ToastViewport = lazy(() =>
  import('./toast-viewport').then((module) => ({ default: module.ToastViewport })),
)

const nothing: readonly never[] = []

/** Where toasts appear. Loads what shows them with the first one. */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.read, () => nothing)
  if (items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastViewport items={items} />
    </Suspense>
  )
}
