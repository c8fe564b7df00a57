/** What a page says to its service worker. */
export type WorkerMessage =
  /** The page is open and has fetched these files: let them be there without a network. */
  | { type: 'keep'; page: string; files: string[] }
  /** Take the place of the version before. Said by whoever pressed the button, and by nobody else. */
  | { type: 'replace' }

/** What is kept for a time without a network. A higher number makes the caches of before go. */
export const keptCaches = {
  pages: 'fourfold-pages-1',
  files: 'fourfold-files-1',
  pictures: 'fourfold-pictures-1',
  readings: 'fourfold-readings-1',
} as const

/** Which pages were visited is nobody else's business on a shared device, though nothing in them is personal. */
export function forgetVisited(): void {
  if (!('caches' in globalThis)) return
  for (const name of [keptCaches.pages, keptCaches.readings])
    caches
      .delete(name)
      .catch((error: unknown) => console.error('Visited pages could not be forgotten', error))
}
