const heading = () => document.querySelector<HTMLElement>('main h1')

function focus(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Puts reading on at the heading, for screen readers and the keyboard, without moving the screen. A page that is still
 * fetching what it shows has another heading until then, or none: the focus goes on to the one that comes, unless the
 * reader has gone elsewhere. Returns how to stop.
 */
export function readFromHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main')
  const first = heading() ?? main
  if (!main || !first) return () => undefined
  focus(first)

  const isLost = () => document.activeElement === document.body || document.activeElement === main
  const observer = new MutationObserver(() => {
    const next = heading()
    if (next && isLost()) focus(next)
  })
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('pointerdown', stop)
    document.removeEventListener('keydown', stop)
  }
  observer.observe(main, { childList: true, subtree: true })
  document.addEventListener('pointerdown', stop)
  document.addEventListener('keydown', stop)
  return stop
}
