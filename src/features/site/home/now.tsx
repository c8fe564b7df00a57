import { FiguresInWords } from './figures-in-words'
import { OpenNow } from './open-now'

/** What stands at this moment: the open calls, and what was counted. */
export function Now() {
  return (
    <>
      <OpenNow />
      <FiguresInWords />
    </>
  )
}
