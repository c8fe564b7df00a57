import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '@/shared/supabase/errors'
import { toast } from '@/shared/ui/toast'
import { optionalPart } from '@/shared/ui/optional-part'
import { useWhenQuiet } from '@/shared/use-when-quiet'
import { leaving } from './signed-out'
import type { LeaveQuestionProps } from './leave-question'
import { unsavedWords } from './unsaved-words'
import { isAnyUnsaved, type Unsaved, unsavedWork } from './unsaved-work'
import { useAuth } from './use-auth'

const leaveQuestion = optionalPart(
  () => import('./leave-question').then((module) => module.LeaveQuestion),
  { instead: PlainQuestion },
)

/** The browser asks when our own question did not arrive: without an answer nobody could sign out. */
function PlainQuestion({ unsaved, onStay, onLeave }: LeaveQuestionProps) {
  const isAsked = useRef(false)
  const ask = useEffectEvent(() => {
    if (isAsked.current) return
    isAsked.current = true
    if (window.confirm(unsavedWords(unsaved))) onLeave()
    else onStay()
  })
  useEffect(() => ask(), [])
  return null
}

/**
 * Signs out and goes home. Where that would lose something typed, it asks first: `question` has to be rendered by whoever
 * offers to leave.
 */
export function useLeave(): { leave: () => Promise<void>; question: ReactNode } {
  const { user, signOut } = useAuth()
  const navigate = useNavigate()
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  useWhenQuiet(leaveQuestion.load)

  const go = async () => {
    setUnsaved(null)
    try {
      await signOut()
      await navigate(leaving.to())
    } catch (error) {
      toast.error('You are still signed in', { description: messageOf(error) })
    }
  }

  const leave = async () => {
    const found = user && (await unsavedWork.of(user.id))
    if (found && isAnyUnsaved(found)) setUnsaved(found)
    else await go()
  }

  const question = unsaved && (
    <leaveQuestion.Part
      unsaved={unsaved}
      onStay={() => setUnsaved(null)}
      onLeave={() => void go()}
    />
  )
  return { leave, question }
}
