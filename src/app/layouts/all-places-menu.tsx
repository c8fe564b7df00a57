import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PlaceColumns } from './place-columns'

/** All places behind one button. It is a `details`, and so opens before any script has run. */
export function AllPlacesMenu() {
  const { key } = useLocation()
  return <Menu key={key} />
}

function Menu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={menu}
      className="group max-md:ms-auto"
      onKeyDown={onKey}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) close()
      }}
    >
      <summary className="target flex list-none items-center justify-center gap-1 rounded-control text-2 hover:bg-ink/7 max-md:size-11 md:px-3 [&::-webkit-details-marker]:hidden">
        <span className="sr-only md:hidden">Menu</span>
        <span className="max-md:hidden">More</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M3 5.5h14M3 10h14M3 14.5h14" className="group-open:hidden md:hidden" />
          <path d="m4.5 4.5 11 11M15.5 4.5l-11 11" className="hidden group-open:block md:hidden!" />
          <path d="m6 8 4 4 4-4" className="origin-center group-open:rotate-180 max-md:hidden" />
        </svg>
      </summary>
      <div className="absolute inset-x-0 z-30 mt-3 max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-surface-raised shadow-float">
        <div className="fold-corner [--fold-size:2rem]">
          <div className="mx-auto max-w-content px-4 py-6 sm:px-6 md:py-8">
            <PlaceColumns label="All places" />
          </div>
        </div>
      </div>
    </details>
  )
}
