import { tabNotes } from './tab-notes'

const nameOf = (name: string) => `text:${name}`

/** What the person typed under this name in this tab and did not send yet; it survives a reload. */
export const readKeptText = (name: string): string => tabNotes.read(nameOf(name)) ?? ''

/** Keeps a text until it is sent. An empty one is forgotten. */
export function keepText(name: string, text: string): void {
  if (text) tabNotes.write(nameOf(name), text)
  else tabNotes.remove(nameOf(name))
}
