import * as Radix from '@radix-ui/react-toast'
import { buttonStyle } from './button-style'
import { cx } from './cx'
import { type ToastItem, type ToastTone, toasts } from './toast-store'

const SHOWN_FOR = 5000
const SWIPE_DISTANCE = 50

const tones: Record<ToastTone, string> = {
  neutral: 'border-accent [--fold-colour:var(--accent)]',
  success: 'border-success [--fold-colour:var(--success)]',
  danger: 'border-danger [--fold-colour:var(--danger)]',
}

/** The corner where toasts appear; F8 goes there, a swipe to the right or Escape sends one away. */
export function ToastViewport({ items }: { items: readonly ToastItem[] }) {
  return (
    <Radix.Provider duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE_DISTANCE}>
      {items.map(({ id, open, title, description, tone = 'neutral', action }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) toasts.dismiss(id)
          }}
          type={tone === 'danger' ? 'foreground' : 'background'}
          className={cx(
            'fold-corner enter-up grid gap-1 rounded-control border border-s-4 bg-surface-raised py-3 ps-4 pe-8 text-ink shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            tones[tone],
          )}
        >
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-2 text-muted">{description}</Radix.Description>
          )}
          <div className="flex gap-2">
            {action && (
              <Radix.Action
                altText={action.label}
                onClick={action.onClick}
                className={buttonStyle('secondary', 'sm', 'mt-2')}
              >
                {action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label="Dismiss"
            className="absolute end-1 bottom-1 grid size-7 place-items-center rounded-control text-muted hover:bg-ink/7 hover:text-ink pointer-coarse:size-11"
          >
            <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4" fill="none">
              <path d="m4.5 4.5 11 11M15.5 4.5l-11 11" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="screen-only fixed inset-x-4 bottom-[calc(5rem+var(--consent-height))] z-60 grid gap-2 outline-none sm:inset-x-auto sm:end-6 sm:bottom-[calc(1.5rem+var(--foot))] sm:w-96" />
    </Radix.Provider>
  )
}
