import type { Tables } from '@contracts/database.types'
import { loadStorage } from '@/shared/supabase/load-client'

export type ApplicationFile = Pick<
  Tables<'application_files'>,
  'id' | 'field_key' | 'path' | 'name' | 'mime' | 'size' | 'state'
>

const BUCKET = 'application-files'
const SECONDS_VALID = 60

/** Pictures drawn by code can carry scripts, so an SVG is only ever saved, never opened as a page. */
export const opensInBrowser = ({ mime }: Pick<ApplicationFile, 'mime'>): boolean =>
  ['application/pdf', 'image/png', 'image/jpeg', 'video/mp4'].includes(mime)

async function signedUrl(file: ApplicationFile, download: boolean): Promise<string> {
  const storage = await loadStorage()
  const { data, error } = await storage
    .from(BUCKET)
    .createSignedUrl(file.path, SECONDS_VALID, download ? { download: file.name } : undefined)
  if (error) throw error
  return data.signedUrl
}

/** Saves the file under the name that it was uploaded with. */
export async function downloadFile(file: ApplicationFile): Promise<void> {
  const link = document.createElement('a')
  link.href = await signedUrl(file, true)
  link.download = file.name
  link.rel = 'noopener'
  link.click()
}

/** Opens the file in a new tab, which has to be there before the address is known, or browsers block it. */
export async function openFile(file: ApplicationFile): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return downloadFile(file)
  tab.opener = null
  try {
    tab.location.replace(await signedUrl(file, false))
  } catch (error) {
    tab.close()
    throw error
  }
}

/** The file itself, for showing it beside the answers. Its type is the one that was checked, whatever the storage says. */
export async function fetchFile(file: ApplicationFile): Promise<Blob> {
  const storage = await loadStorage()
  const { data, error } = await storage.from(BUCKET).download(file.path)
  if (error) throw error
  return new Blob([data], { type: file.mime })
}
