import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { MenuEntry, type MenuItem } from './menu-entry'

type MenuProps = {
  /** What the button is called; `trigger` is only its look. */
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  triggerClassName?: string
  /** Something above the entries that is not one of them: whose account this is. */
  heading?: ReactNode
}

const entries = (menu: HTMLElement | null) =>
  Array.from(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])

/** A button that opens a short list of links and actions; arrows move, Escape closes. */
export function Menu({
  label,
  trigger,
  items,
  align = 'end',
  triggerClassName,
  heading,
}: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const shut = () => {
    setOpen(false)
    button.current?.focus()
  }

  const step = (event: KeyboardEvent) => {
    const all = entries(menu.current)
    const now = all.findIndex((entry) => entry === document.activeElement)
    const to: Partial<Record<string, number>> = {
      ArrowDown: (now + 1) % all.length,
      ArrowUp: (now - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const next = to[event.key]
    if (next !== undefined) {
      event.preventDefault()
      all[next]?.focus()
    }
    if (event.key === 'Escape') shut()
  }

  const openBy = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={triggerClassName ?? 'target grid place-items-center rounded-control'}
        // Else Safari would close it by the blur and open it again by the click.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => setOpen(!open)}
        onKeyDown={openBy}
      >
        {trigger}
      </button>
      {open && (
        <div
          className={`enter-up absolute top-full z-30 mt-2 w-max max-w-[min(20rem,90vw)] min-w-48 rounded-panel border border-line bg-surface-raised py-2 shadow-float ${align === 'end' ? 'end-0' : 'start-0'}`}
        >
          {heading && <div className="border-b border-line px-4 pb-3 text-2">{heading}</div>}
          <div
            ref={(node) => {
              menu.current = node
              if (node && !node.contains(document.activeElement)) entries(node)[0]?.focus()
            }}
            id={id}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={step}
          >
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} onChosen={shut} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
