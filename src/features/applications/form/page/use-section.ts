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
    const control = hash ? document.getElementById(hash.slice(1)) : null
    const hasMoved = before.current !== current
    if (hasMoved) model.leaveSection(before.current)
    before.current = current
    if (control) {
      control.scrollIntoView({ block: 'center' })
      control.focus({ preventScroll: true })
    } else if (hasMoved) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
  }, [current, hash, key, model])

  return heading
}
