import { type ReactNode, useRef, useState } from 'react'
import { env } from '../env'
import type { Prove } from './open-check'

const load = () => import('./open-check')
type Loaded = Awaited<ReturnType<typeof load>>
type Opened = { turnstile: ReturnType<Loaded['openCheck']>; withProof: Loaded['withProof'] }

export type PersonCheck = ReturnType<typeof usePersonCheck>

const noProof: Prove = () => Promise.resolve(undefined)

/**
 * Has whoever fills in a form show that they are a person, where the operator has set that up; without, nothing is loaded and
 * nothing shows. `begin` is for the first touch of the form, `widget` for the place above its button.
 */
export function usePersonCheck(action: string) {
  const [widget, setWidget] = useState<ReactNode>(null)
  const opening = useRef<Promise<Opened | null>>(null)

  const open = () =>
    (opening.current ??= load().then(
      ({ openCheck, withProof }) => ({ turnstile: openCheck(action, setWidget), withProof }),
      (error: unknown) => {
        console.error('The check for persons did not load', error)
        opening.current = null
        return null
      },
    ))

  return {
    widget,
    begin: () => {
      if (env.turnstileSiteKey) void open().then((opened) => opened?.turnstile.start())
    },
    /** The same call, given what its requests have to be proven with. */
    proven:
      <Variables, Result>(call: (variables: Variables, prove: Prove) => Promise<Result>) =>
      async (variables: Variables): Promise<Result> => {
        const opened = env.turnstileSiteKey ? await open() : null
        return opened
          ? opened.withProof(opened.turnstile, (prove) => call(variables, prove))
          : call(variables, noProof)
      },
  }
}
