import { onDevice } from '@/shared/device-storage'
import { isAnyUnsaved, unsavedWork } from '@/shared/auth/unsaved-work'
import { sessionStorageKey } from '@/shared/supabase/storage-key'

/** What browsers, and what fetches a page's styles, say of code that did not arrive. */
const sayings =
  /dynamically imported module|importing a module script failed|unable to preload css/i

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

export const isMissingCode = (error: unknown): boolean => sayings.test(messageOf(error))

/** Fields that somebody has written in. */
const written = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Notes where somebody writes, so that nothing of it is thrown away. Called once, when the app starts. */
export function noteWriting(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      written.add(target)
  }
  document.addEventListener('input', note, { passive: true })
  return () => document.removeEventListener('input', note)
}

function isWriting(): boolean {
  for (const field of written) if (!field.isConnected) written.delete(field)
  return Array.from(written).some(({ value }) => value !== '')
}

async function hasUnsavedWork(): Promise<boolean> {
  try {
    const kept = JSON.parse(onDevice.read(sessionStorageKey) ?? 'null') as {
      user?: { id?: unknown }
    } | null
    const id = kept?.user?.id
    return typeof id === 'string' && isAnyUnsaved(await unsavedWork.of(id))
  } catch {
    return false
  }
}

/** This build: where its code lies has a hash of it in its name. */
const build = import.meta.url

/** Whether the file is no longer there, as after a new version. Without an answer there is no network, and it may be. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    return status === 404 || status === 410 || /html/.test(headers.get('content-type') ?? '')
  } catch {
    return false
  }
}

const key = 'reloaded'
const minute = 60_000

/** Whether this is the first time in a while; not where that cannot be kept, or it would never end. */
function isFirstTime(): boolean {
  try {
    const [of, time] = (sessionStorage.getItem(key) ?? '').split(' ')
    if (of === build && Date.now() - Number(time) < minute) return false
    const note = `${build} ${Date.now()}`
    sessionStorage.setItem(key, note)
    return sessionStorage.getItem(key) === note
  } catch {
    return false
  }
}

/**
 * Whether the page should simply be loaded again, because the code that it lacks is gone with the version that it is of:
 * once, and not while there is something written that has not arrived.
 */
export async function isWorthReloading(error: unknown): Promise<boolean> {
  const file = /(https?:\/\/|\/)\S+$/.exec(messageOf(error))?.[0] ?? build
  if (isWriting() || !(await isGone(file)) || (await hasUnsavedWork())) return false
  return isFirstTime()
}
