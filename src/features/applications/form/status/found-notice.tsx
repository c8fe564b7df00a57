import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import type { FormSession } from '../../drafts/form-session'
import { focusSection } from '../focus-section'
import { statusMessages } from './messages'

/** Asks whoever has signed in whether what was written here before is theirs. Until then it goes nowhere. */
export function FoundNotice({ session }: { session: FormSession }) {
  const choose = (run: () => void) => () => {
    run()
    focusSection()
  }
  return (
    <Notice
      tone="warning"
      live
      title={statusMessages.foundTitle}
      action={
        <div className="flex flex-wrap gap-2">
          <Button intent="secondary" size="sm" onClick={choose(() => session.engine.claim())}>
            {statusMessages.claim}
          </Button>
          <Button intent="quiet" size="sm" onClick={choose(session.disown)}>
            {statusMessages.disown}
          </Button>
        </div>
      }
    >
      {statusMessages.foundBody}
    </Notice>
  )
}
