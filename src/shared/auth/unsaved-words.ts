export type LeaveQuestionProps = {
  /** How many applications hold something that is only on this device. */
  unsaved: number
  onStay: () => void
  onLeave: () => void
}

export const unsavedWords = (unsaved: number): string =>
  unsaved === 1
    ? 'One application has answers or files that have not reached your account. Signing out removes them from this device.'
    : `${unsaved} applications have answers or files that have not reached your account. Signing out removes them from this device.`
