import { useRef, useState } from 'react'
import { brand } from '@/config/brand'
import { DidNotOpen } from '@/shared/ui/did-not-open'
import { optionalPart } from '@/shared/ui/optional-part'
import { messages } from './button-messages'

const missing = messages.missing(brand.supportEmail)

const dialog = optionalPart<{ onClose: () => void; returnFocus: () => HTMLElement | null }>(
  () => import('./feedback-dialog').then((module) => module.FeedbackDialog),
  { instead: ({ onClose }) => <DidNotOpen {...missing} onClose={onClose} /> },
)

/**
 * On every page, at the lower right edge: so narrow that it lies beside what is written and pressed, and above whatever else
 * stands at the foot of the screen. The dialog comes when it is pressed.
 */
export function FeedbackButton() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <aside aria-label={messages.button} className="screen-only">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className="feedback-tab fixed end-0 bottom-6 z-20 rounded-s-control border border-e-0 border-line-strong bg-surface-raised text-1 font-medium text-ink transition-colors hover:border-ink hover:bg-surface"
        onClick={() => setIsOpen(true)}
      >
        <span className="[writing-mode:vertical-rl]">{messages.button}</span>
      </button>
      {isOpen && (
        <dialog.Part onClose={() => setIsOpen(false)} returnFocus={() => button.current} />
      )}
    </aside>
  )
}
