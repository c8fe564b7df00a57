import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/button'
import { AuthFrame } from './auth-frame'
import { messages } from './messages'
import { ResendButton } from './resend-button'

const { checkMail: words } = messages

type CheckMailProps = {
  text: string
  resend: () => Promise<void>
  /** What sending again may need: the check that a person asks for it. */
  widget: ReactNode
  /** Back to the form, with what was typed. */
  onOther: () => void
  children?: ReactNode
}

/** A mail is on its way; what to do until it is there, and what to do if it does not come. */
export function CheckMail({ text, resend, widget, onOther, children }: CheckMailProps) {
  return (
    <AuthFrame
      title={words.title}
      description={text}
      lead={text}
      takesFocus
      footer={
        <>
          <p className="text-muted">{words.nothing}</p>
          {widget}
          <div className="flex flex-wrap gap-3">
            <ResendButton send={resend} afterFirst />
            <Button intent="quiet" size="sm" onClick={onOther}>
              {words.other}
            </Button>
          </div>
        </>
      }
    >
      {children}
    </AuthFrame>
  )
}
