import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@/shared/ui/toast'
import { optionalPart } from '@/shared/ui/optional-part'
import { useWhenQuiet } from '@/shared/use-when-quiet'
import { Icon } from '@/shared/ui/icon'

const palette = optionalPart(() => import('./palette').then((module) => module.Palette), {
  instead: NoPalette,
})

/** Says that it did not come, and closes, so that the next press asks again. */
function NoPalette({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    toast.error('The search did not open', {
      description: 'Check your connection and try again, or reload the page.',
    })
    close()
  }, [])
  return null
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Opens the search of places, by press or by Ctrl K (⌘ K). */
export function PaletteButton({ isStaff }: { isStaff: boolean }) {
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
      {open && <palette.Part isStaff={isStaff} onClose={() => setOpen(false)} />}
    </>
  )
}
