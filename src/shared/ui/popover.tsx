import { type ReactNode, useId, useRef, useState } from 'react'
import { cx } from './cx'

type PopoverProps = {
  /** What the button is called; `trigger` is only its look. */
  label: string
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  triggerClassName?: string
}

/** Keeps the panel on the screen, and moves into it. */
function settle(panel: HTMLElement | null): void {
  if (!panel || panel.contains(document.activeElement)) return
  const { left, right } = panel.getBoundingClientRect()
  const beyond = Math.max(0, right - window.innerWidth + 8) - Math.max(0, 8 - left)
  if (beyond !== 0) panel.style.translate = `${-beyond}px`
  panel.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true })
}

/** A button that opens a small panel of controls beneath it; Escape and leaving it close. */
export function Popover({
  label,
  trigger,
  children,
  align = 'start',
  triggerClassName,
}: PopoverProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={triggerClassName ?? 'target grid place-items-center rounded-control'}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={settle}
          id={id}
          role="group"
          aria-label={label}
          // A click on its ground must not count as leaving it.
          tabIndex={-1}
          className={cx(
            'enter-fade absolute top-full z-30 mt-2 w-max max-w-[min(22rem,90vw)] min-w-56 rounded-panel border border-line bg-surface-raised shadow-float',
            align === 'end' ? 'end-0' : 'start-0',
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}
