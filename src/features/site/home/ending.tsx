import { Closing } from './closing'
import { Promises } from './promises'

/** The end of the home page: what can be relied on, and the way in. */
export function Ending() {
  return (
    <>
      <Promises />
      <Closing />
    </>
  )
}
