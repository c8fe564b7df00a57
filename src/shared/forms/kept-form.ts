import { tabNotes } from '@/shared/tab-notes'

const nameOf = (form: string) => `form:${form}`

type Typed = Readonly<Record<string, string>>

function parse(text: string | null): Typed {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
      : {}
  } catch {
    return {}
  }
}

/**
 * What was typed into a short form and not saved, in this tab, for whoever is signed in: a session that ends meanwhile, or a reload,
 * takes nothing along. Only what differs from what is saved is kept, so that the rest follows other devices. Never for passwords.
 */
export const keptForm = {
  read: (form: string): Typed => parse(tabNotes.read(nameOf(form))),
  keep(form: string, element: HTMLFormElement, saved: Typed): void {
    const data = new FormData(element)
    const typed = Object.entries(saved).flatMap(([name, value]) => {
      const now = data.get(name)
      return typeof now === 'string' && now !== value ? [[name, now] as const] : []
    })
    if (typed.length === 0) tabNotes.remove(nameOf(form))
    else tabNotes.write(nameOf(form), JSON.stringify(Object.fromEntries(typed)))
  },
  forget: (form: string): void => tabNotes.remove(nameOf(form)),
}
