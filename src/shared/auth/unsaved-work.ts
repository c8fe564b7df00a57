type Kind = 'applications' | 'texts'
type Count = (userId: string) => Promise<number>

/** How many pieces of work there are, by what they are. */
export type Unsaved = Readonly<Record<Kind, number>>

export const isAnyUnsaved = ({ applications, texts }: Unsaved): boolean => applications + texts > 0

const counts = new Map<Kind, Count>()

async function countOf(kind: Kind, userId: string): Promise<number> {
  try {
    return (await counts.get(kind)?.(userId)) ?? 0
  } catch (error) {
    // The device keeps nothing that could be read, so there is nothing that could be lost either.
    console.error('Unsaved work could not be counted', error)
    return 0
  }
}

/**
 * What a person would lose by signing out of this device. Whoever keeps work on the device says how to count it; whoever
 * lets people sign out asks.
 */
export const unsavedWork = {
  countBy: (kind: Kind, counting: Count): void => void counts.set(kind, counting),
  /** How many pieces of work are on this device and nowhere else. */
  async of(userId: string): Promise<Unsaved> {
    const [applications, texts] = await Promise.all([
      countOf('applications', userId),
      countOf('texts', userId),
    ])
    return { applications, texts }
  },
}
