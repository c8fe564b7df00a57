import { type ReactNode, useState } from 'react'

/** Hides what somebody is at work in, and shows it again as it was; shows nothing of it to whoever was never let in. */
export function Instead({
  of: usual,
  when,
  isKnown,
  children,
}: {
  of: ReactNode
  when: boolean
  isKnown: boolean
  children: ReactNode
}) {
  const [wasIn, setWasIn] = useState(false)
  if (isKnown && !when && !wasIn) setWasIn(true)
  return (
    <>
      {(wasIn || !when) && (
        <div hidden={when} className={when ? undefined : 'contents'}>
          {usual}
        </div>
      )}
      {when && children}
    </>
  )
}
