import { inTab } from './device-storage'

const prefix = 'of:'
let owner = 'nobody'

const keyOf = (name: string) => `${prefix}${owner}:${name}`

function forget(which: (key: string) => boolean) {
  for (const key of inTab.keys()) if (key.startsWith(prefix) && which(key)) inTab.remove(key)
}

/** What this tab keeps for whoever is signed in: texts that were not sent yet, places that were opened lately. */
export const tabNotes = {
  read: (name: string): string | null => inTab.read(keyOf(name)),
  write: (name: string, value: string): void => inTab.write(keyOf(name), value),
  remove: (name: string): void => inTab.remove(keyOf(name)),
  /**
   * Says who is signed in. A session that merely ended leaves its notes for the same person to come back to; somebody
   * else does not get to see them.
   */
  belongTo(userId: string): void {
    owner = userId
    forget((key) => !key.startsWith(keyOf('')))
  },
  /** On signing out: they belong to whoever made them. */
  forgetAll: (): void => forget(() => true),
}
