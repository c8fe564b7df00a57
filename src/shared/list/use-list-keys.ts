import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from './single-keys'

type ListKeys = {
  onOpenPage: (id: string) => void
  onSelect?: (id: string) => void
  onNew?: () => void
  onSearch: () => void
  onNextPage: () => void
  onPreviousPage: () => void
  onHelp: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

const rowLinks = () => Array.from(document.querySelectorAll<HTMLElement>('[data-row]'))

/** The row that the focus is in, by its link or its box. */
function currentIndex(links: HTMLElement[]): number {
  const row = document.activeElement?.closest('tr, li')
  return row ? links.findIndex((link) => row.contains(link)) : -1
}

function step(by: 1 | -1) {
  const links = rowLinks()
  const now = currentIndex(links)
  const next = now === -1 ? (by === 1 ? 0 : links.length - 1) : now + by
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus()
}

/**
 * Moves through the list by j and k, which move the real focus, so that Enter and screen readers follow by
 * themselves. Rests while somebody types or a dialog is open.
 */
export function useListKeys(keys: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    if (!singleKeys.areOn() || isTyping(event.target) || document.querySelector('[role="dialog"]'))
      return
    const links = rowLinks()
    const current = links[currentIndex(links)]?.dataset.row
    const actions: Partial<Record<string, (() => void) | undefined>> = {
      j: () => step(1),
      k: () => step(-1),
      o: () => current && keys.onOpenPage(current),
      x: keys.onSelect && (() => current && keys.onSelect?.(current)),
      c: keys.onNew,
      n: keys.onNextPage,
      p: keys.onPreviousPage,
      '/': keys.onSearch,
      '?': keys.onHelp,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
