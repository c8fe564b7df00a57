import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unsavedWords, unsavedWork } from '@/shared/auth/unsaved-work'
import { useAuth } from '@/shared/auth/use-auth'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import { toast } from '@/shared/ui/toast'
import { messages } from './messages'
import { Section } from './section'

const { sessions: words } = messages

export function SessionsSection() {
  const { user, signOut, loading } = useAuth()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [unsaved, setUnsaved] = useState(0)

  const ask = async () => {
    setUnsaved(user ? await unsavedWork.of(user.id) : 0)
    setIsAsking(true)
  }

  const leave = async () => {
    try {
      await signOut('global')
      await navigate('/')
    } catch (error) {
      toast.error(words.failed, { description: messageOf(error) })
      setIsAsking(false)
    }
  }

  return (
    <Section id="devices" title={words.title} lead={words.lead}>
      <div>
        <Button intent="secondary" onClick={() => void ask()}>
          {words.everywhere}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.question}
        description={words.consequence}
        footer={
          <>
            <Button intent="quiet" onClick={() => setIsAsking(false)}>
              {words.cancel}
            </Button>
            <Button intent="danger" busy={loading} onClick={() => void leave()}>
              {words.everywhere}
            </Button>
          </>
        }
      >
        {unsaved > 0 && <Notice tone="warning">{unsavedWords(unsaved)}</Notice>}
      </Dialog>
    </Section>
  )
}
