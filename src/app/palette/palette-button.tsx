import { useEffect, useState } from 'react'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { DidNotOpen } from '@/shared/ui/did-not-open'
import type { PaletteProps } from './palette'
import { optionalPart } from '@/shared/ui/optional-part'
import { useWhenQuiet } from '@/shared/use-when-quiet'
import { Icon } from '@/shared/ui/icon'

const palette = optionalPart<PaletteProps>(
  () => import('./palette').then((module) => module.Palette),
  {
    instead: ({ onClose }) => (
      <DidNotOpen
        title="The search did not open"
        description="Check your connection and try again, or reload the page."
        onClose={onClose}
      />
    ),
  },
)

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Opens the search of places, by press or by Ctrl K (⌘ K). */
export function PaletteButton({ role }: { role: StaffRole | null | undefined }) {
  const [open, setOpen] = useState(false)
  useWhenQuiet(palette.load)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        className="target flex min-w-0 items-center gap-3 rounded-control border border-line px-3 text-2 text-muted transition-colors hover:border-line-strong hover:text-ink sm:w-72"
      >
        <Icon name="search" className="size-4" />
        <span className="truncate">Go to…</span>
        <kbd className="ms-auto hidden font-sans text-1 sm:block">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {open && <palette.Part role={role} onClose={() => setOpen(false)} />}
    </>
  )
}
