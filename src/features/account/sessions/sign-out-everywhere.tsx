import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaving } from '@/shared/auth/signed-out'
import { unsavedWords } from '@/shared/auth/unsaved-words'
import { isAnyUnsaved, type Unsaved, unsavedWork } from '@/shared/auth/unsaved-work'
import { useAuth } from '@/shared/auth/use-auth'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import { toast } from '@/shared/ui/toast'
import { messages } from './messages'

/** Ends every session, this one too, after a question. */
export function SignOutEverywhere() {
  const { user, signOut, loading } = useAuth()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)

  const ask = async () => {
    setUnsaved(user && (await unsavedWork.of(user.id)))
    setIsAsking(true)
  }

  const leave = async () => {
    try {
      await signOut('global')
      await navigate(leaving.to())
    } catch (error) {
      toast.error(messages.failed, { description: messageOf(error) })
      setIsAsking(false)
    }
  }

  return (
    <>
      <Button intent="secondary" onClick={() => void ask()}>
        {messages.everywhere}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={messages.question}
        description={messages.consequence}
        footer={
          <>
            <Button intent="quiet" onClick={() => setIsAsking(false)}>
              {messages.cancel}
            </Button>
            <Button intent="danger" busy={loading} onClick={() => void leave()}>
              {messages.everywhere}
            </Button>
          </>
        }
      >
        {unsaved && isAnyUnsaved(unsaved) && (
          <Notice tone="warning">{unsavedWords(unsaved)}</Notice>
        )}
      </Dialog>
    </>
  )
}
