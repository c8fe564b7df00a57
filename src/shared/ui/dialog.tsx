import { type DialogProps, LazyModal } from './lazy-modal'

/** A question in front of the page; on a phone it comes up from below. */
export function Dialog(props: DialogProps) {
  return <LazyModal shape="centre" {...props} />
}
