import { tabNotes } from '@/shared/tab-notes'
import type { Preference } from './queries'

const name = 'notification-choices'

/** What is to change of one kind. */
export type Change = Partial<Pick<Preference, 'in_app' | 'email'>>
type Kept = Partial<Record<Preference['kind'], Change>>

function read(): Kept {
  try {
    // Written below, by this tab.
    return JSON.parse(tabNotes.read(name) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function write(kept: Kept): void {
  if (Object.keys(kept).length > 0) tabNotes.write(name, JSON.stringify(kept))
  else tabNotes.remove(name)
}

/** What was chosen and is not saved yet; it survives a reload. */
export const keptChoices = {
  read: () =>
    Object.entries(read()).map(([kind, change]) => ({ kind: kind as Preference['kind'], change })),
  keep: (kind: Preference['kind'], change: Change): void => {
    const kept = read()
    write({ ...kept, [kind]: { ...kept[kind], ...change } })
  },
  /** It was saved or refused. What was chosen since then stays. */
  settle: (kind: Preference['kind'], change: Change): void => {
    const { [kind]: own = {}, ...others } = read()
    const left = Object.entries(own).filter(
      ([part, value]) => change[part as keyof Change] !== value,
    )
    write(left.length > 0 ? { ...others, [kind]: Object.fromEntries(left) } : others)
  },
}
