import { Button } from '@/shared/ui/button'
import { AuthFrame } from './auth-frame'
import { messages } from './messages'

const { callback: words } = messages

/** The link has been opened, not used: a program that looks into mails would have come as far as this. */
export function PressLink({ onPress }: { onPress: () => void }) {
  return (
    <AuthFrame
      title={words.pressTitle}
      description={words.description}
      lead={words.press}
      takesFocus
    >
      <div>
        <Button onClick={onPress}>{words.goOn}</Button>
      </div>
    </AuthFrame>
  )
}
