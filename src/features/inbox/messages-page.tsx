import { ForStaff } from '@/shared/auth/for-staff'
import { Inbox } from './inbox'
import { inboxMessages } from './messages'

/** `/dashboard/messages`. */
export function MessagesPage() {
  const { title, description, gate } = inboxMessages
  return (
    <ForStaff permission="message:settle" words={{ title, description, ...gate }}>
      <Inbox />
    </ForStaff>
  )
}
