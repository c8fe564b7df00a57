import { messageOf } from '@/shared/supabase/errors'
import { Button } from './button'
import { Notice } from './notice'

type LoadErrorProps = {
  /** What did not load: "The applications did not load". */
  title: string
  error: unknown
  onRetry: () => unknown
  busy?: boolean
}

/** In the place of a part of the page that could not be read, with a way to try again. */
export function LoadError({ title, error, onRetry, busy = false }: LoadErrorProps) {
  return (
    <Notice
      tone="danger"
      live
      title={title}
      action={
        <Button intent="secondary" size="sm" busy={busy} onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Notice>
  )
}
