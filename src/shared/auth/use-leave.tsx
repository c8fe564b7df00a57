import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '@/shared/supabase/errors'
import { toast } from '@/shared/ui/toast'
import { unsavedWork } from './unsaved-work'
import { useAuth } from './use-auth'

const LeaveQuestion = lazy(() =>
  import('./leave-question').then((module) => ({ default: module.LeaveQuestion })),
)

/**
 * Signs out and goes home. Where that would lose something typed, it asks first: `question` has to be rendered by whoever
 * offers to leave.
 */
export function useLeave(): { leave: () => Promise<void>; question: ReactNode } {
  const { user, signOut } = useAuth()
  const navigate = useNavigate()
  const [unsaved, setUnsaved] = useState(0)

  const go = async () => {
    setUnsaved(0)
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      toast.error('You are still signed in', { description: messageOf(error) })
    }
  }

  const leave = async () => {
    const found = user ? await unsavedWork.of(user.id) : 0
    if (found > 0) setUnsaved(found)
    else await go()
  }

  const question = unsaved > 0 && (
    <Suspense fallback={null}>
      <LeaveQuestion unsaved={unsaved} onStay={() => setUnsaved(0)} onLeave={() => void go()} />
    </Suspense>
  )
  return { leave, question }
}
