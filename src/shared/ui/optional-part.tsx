import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadOnce } from '@/shared/load-once'
import { ErrorBoundary } from './error-boundary'

type Options<Props> = {
  /** Does the same in a plainer way, from code that is there already. */
  instead: ComponentType<Props>
  waiting?: ReactNode
}

/**
 * A part whose code comes when it is drawn, and without which the page goes on: if the code does not arrive, or breaks,
 * something plainer takes its place, and the next time it is asked for again. `load` fetches the code early.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { instead: Instead, waiting = null }: Options<Props>,
): { Part: ComponentType<Props>; load: () => Promise<ComponentType<Props>> } {
  const loadPart = loadOnce(load)

  // React remembers a failure of this for ever, so that whoever is drawn after one needs a new one.
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadPart() }
      } catch (error) {
        current = begin()
        throw error
      }
    })
  let current = begin()

  function Part(props: Props) {
    const [Loading] = useState(() => current)
    return (
      <ErrorBoundary fallback={<Instead {...props} />}>
        <Suspense fallback={waiting}>{createElement<Props>(Loading, props)}</Suspense>
      </ErrorBoundary>
    )
  }
  return { Part, load: loadPart }
}
