type Count = (userId: string) => Promise<number>

let count: Count = () => Promise.resolve(0)

/**
 * What a person would lose by signing out of this device. Whoever keeps work on the device says how to count it; whoever
 * lets people sign out asks.
 */
export const unsavedWork = {
  countBy(counting: Count): void {
    count = counting
  },
  /** How many pieces of work are on this device and nowhere else. */
  async of(userId: string): Promise<number> {
    try {
      return await count(userId)
    } catch (error) {
      // The device keeps nothing that could be read, so there is nothing that could be lost either.
      console.error('Unsaved work could not be counted', error)
      return 0
    }
  },
}

/** What signing out would do to so many of them, in words. */
export const unsavedWords = (unsaved: number): string =>
  unsaved === 1
    ? 'One application has answers or files that have not reached your account. Signing out removes them from this device.'
    : `${unsaved} applications have answers or files that have not reached your account. Signing out removes them from this device.`
