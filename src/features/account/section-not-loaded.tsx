import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'

/** In the place of sections of the settings whose code did not arrive. */
export function SectionNotLoaded({ title }: { title: string }) {
  return (
    <Notice
      tone="danger"
      live
      title={title}
      action={
        <Button intent="secondary" size="sm" onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
      }
    />
  )
}
