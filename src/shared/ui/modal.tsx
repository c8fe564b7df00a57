import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { cx } from './cx'
import type { ModalProps } from './lazy-modal'

const close = (
  <Radix.Close
    aria-label="Close"
    className="target -me-2 -mt-1 grid aspect-square place-items-center rounded-control text-muted hover:bg-ink/7 hover:text-ink"
  >
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none">
      <path d="m4.5 4.5 11 11M15.5 4.5l-11 11" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </Radix.Close>
)

const shapes: Record<ModalProps['shape'], string> = {
  centre:
    'inset-x-0 bottom-0 mx-auto max-h-[90dvh] w-full max-w-lg rounded-t-panel sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-panel enter-up',
  side: 'inset-y-0 end-0 w-full max-w-xl border-s border-line enter-side',
}

/** The frame that dialogs and drawers share: focus stays inside, Escape and the veil close. */
export function Modal({
  shape,
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  onKeyDown,
  returnFocus,
}: ModalProps) {
  // Radix gives the focus back to its own trigger only, and ours are opened by whatever was pressed.
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="enter-fade fixed inset-0 z-40 bg-[oklch(0.2_0.02_195/0.45)]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const target = returnFocus?.() ?? opener.current
            if (target instanceof HTMLElement) target.focus({ preventScroll: true })
          }}
          className={cx(
            'fixed z-50 flex flex-col bg-surface-raised shadow-float forced-colors:border',
            shapes[shape],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-6 pb-4">
            <div className="grid gap-1">
              <Radix.Title className="text-4 font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-2 text-muted">{description}</Radix.Description>
              )}
            </div>
            {close}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
