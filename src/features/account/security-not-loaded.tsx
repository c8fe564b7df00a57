import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'

/** In the place of the sections about signing in, when their code did not arrive. */
export function SecurityNotLoaded() {
  return (
    <Notice
      tone="danger"
      live
      title={messages.security.notLoaded}
      action={
        <Button intent="secondary" size="sm" onClick={() => window.location.reload()}>
          {messages.security.reload}
        </Button>
      }
    />
  )
}
