import { Path } from './path'
import { SidesLedger } from './sides-ledger'

/** The middle of the home page: who, and how. */
export function SidesAndPath() {
  return (
    <>
      <SidesLedger />
      <Path />
    </>
  )
}
