import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useFormModel } from '../form-context'
import { reviewStep, sectionAddress } from './section-address'

export type Step = {
  /** The key of the section on screen, or the review. */
  current: string
  index: number
  steps: readonly string[]
  addressOf: (step: string, controlId?: string) => string
}

/** Which section the address names. Those that cannot be changed are left out, the review comes last. */
export function useSection(editableSections: readonly string[]): Step {
  const [search] = useSearchParams()
  const steps = [...editableSections, reviewStep]
  const named = search.get('section') ?? ''
  const index = Math.max(0, steps.indexOf(named))
  return {
    current: steps[index] ?? reviewStep,
    index,
    steps,
    addressOf: (step, controlId) => sectionAddress(search, step, controlId),
  }
}

/** True when the control is there, and has the focus now. */
function goTo(controlId: string): boolean {
  const control = document.getElementById(controlId)
  if (!control) return false
  // Several of the same are a frame around questions, which cannot have the focus itself.
  const isFrame = control instanceof HTMLFieldSetElement
  const target = isFrame
    ? control.querySelector<HTMLElement>('input, select, textarea, button')
    : control
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return true
}

/** The code of a control may still be on its way. Whoever has gone elsewhere meanwhile stays there. */
function goOnceThere(controlId: string): () => void {
  const before = document.activeElement
  const observer = new MutationObserver(() => {
    if (document.activeElement !== before || goTo(controlId)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * On another section the focus goes to its heading, or to the question that the address names; what was wrong in the
 * one before may be said from then on.
 */
export function useSectionFocus(current: string) {
  const model = useFormModel()
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(current)

  useEffect(() => {
    const hasMoved = before.current !== current
    if (hasMoved) model.leaveSection(before.current)
    before.current = current
    if (hash && goTo(hash.slice(1))) return
    if (hasMoved) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    return hash ? goOnceThere(hash.slice(1)) : undefined
  }, [current, hash, key, model])

  return heading
}
