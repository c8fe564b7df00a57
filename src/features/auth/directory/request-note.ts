import { inTab } from '@/shared/device-storage'

const underWayKey = 'fourfold:directory-request'
const finishedKey = 'fourfold:directory-finished'
const otherKey = 'fourfold:directory-other'

/** What this tab has to know when it comes back from the directory. */
export type RequestNote = {
  /** The nonce as it was made; the directory only saw its hash. */
  nonce: string
  next: string
}

type Finished = { state: string; next: string }

function read<Kept>(key: string): Partial<Kept> {
  try {
    return JSON.parse(inTab.read(key) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

export const requestNote = {
  write: (note: RequestNote): void => inTab.write(underWayKey, JSON.stringify(note)),
  read(): RequestNote | null {
    const { nonce, next = '' } = read<RequestNote>(underWayKey)
    return nonce ? { nonce, next } : null
  },
  /** The answer with this state has been taken: whoever sees it again is told so. */
  finish(state: string): void {
    const { next = '' } = read<RequestNote>(underWayKey)
    inTab.remove(underWayKey)
    inTab.write(finishedKey, JSON.stringify({ state, next } satisfies Finished))
  },
  isFinished: (state: string): boolean =>
    state !== '' && read<Finished>(finishedKey).state === state,
  /** Where the last sign-in was to lead. */
  lastNext: (): string => read<Finished>(finishedKey).next ?? '',
  /** The account that the directory would take again by itself was no good. */
  askForOther: (): void => inTab.write(otherKey, 'yes'),
  takeOther(): boolean {
    const isAsked = inTab.read(otherKey) !== null
    inTab.remove(otherKey)
    return isAsked
  },
}

/** Whether this tab keeps anything over a way to the directory and back. */
export function canKeep(): boolean {
  const probe = 'fourfold:probe'
  try {
    window.sessionStorage.setItem(probe, probe)
    window.sessionStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}
