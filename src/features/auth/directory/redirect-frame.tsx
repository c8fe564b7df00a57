import type { ReactNode } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import { AuthFrame } from '../auth-frame'
import { messages } from './messages'

type RedirectFrameProps = {
  title: string
  lead: ReactNode
  /** What to do now; a skeleton while that has to be waited for. */
  children?: ReactNode
  takesFocus?: boolean
}

/** Each state of the page that the directory leads back to. */
export function RedirectFrame({ title, lead, children, takesFocus = false }: RedirectFrameProps) {
  return (
    <AuthFrame
      title={title}
      description={messages.returning.description}
      lead={lead}
      takesFocus={takesFocus}
    >
      {children ?? <Skeleton lines={3} />}
    </AuthFrame>
  )
}
