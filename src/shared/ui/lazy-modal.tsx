import { type KeyboardEventHandler, lazy, type ReactNode, Suspense, useState } from 'react'
import { useWhenQuiet } from '@/shared/use-when-quiet'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  onKeyDown?: KeyboardEventHandler
  /** Where the focus goes on closing, when that is not where it came from. */
  returnFocus?: () => HTMLElement | null
}

export type ModalProps = DialogProps & { shape: 'centre' | 'side' }

const loadModal = () => import('./modal').then((module) => ({ default: module.Modal }))
const Modal = lazy(loadModal)

/** What dialogs and drawers share comes when one is first opened, or once the page has been quiet, so that it opens offline too. */
export function LazyModal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)

  useWhenQuiet(loadModal)

  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  )
}
