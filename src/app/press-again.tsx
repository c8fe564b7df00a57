import { useEffect } from 'react'

declare global {
  interface Window {
    /** Left by the script in `index.html`: the buttons pressed so far, and an end to noting them. */
    takePressed?: () => HTMLButtonElement[]
  }
}

let pressed: HTMLButtonElement[] = []

/** Called as the app takes the page over; from then on it hears of presses itself. */
export function takePressed(): void {
  pressed = window.takePressed?.() ?? []
  delete window.takePressed
}

/** Presses what was pressed in the prerendered page before there was any code for it. */
export function PressAgain() {
  useEffect(() => {
    const waiting = pressed
    pressed = []
    // What is pressed is drawn at once, and React is not through with drawing here.
    if (waiting.length > 0) setTimeout(() => waiting.forEach((button) => button.click()))
  }, [])
  return null
}
