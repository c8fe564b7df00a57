import { type DialogProps, LazyModal } from './lazy-modal'

/** A panel from the side: something to read or do without leaving the list. */
export function Drawer(props: DialogProps) {
  return <LazyModal shape="side" {...props} />
}
