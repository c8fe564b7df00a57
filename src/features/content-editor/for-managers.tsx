import type { ReactNode } from 'react'
import { ForStaff } from '@/shared/auth/for-staff'
import { gateMessages } from './messages'

type ForManagersProps = {
  /** What stands here while the role is asked for. */
  waiting?: ReactNode
  children: ReactNode
}

/** Shows a page to those who write content. */
export function ForManagers({ waiting, children }: ForManagersProps) {
  return (
    <ForStaff permission="content:write" words={gateMessages} waiting={waiting}>
      {children}
    </ForStaff>
  )
}
