import { type FormEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { keepText, readKeptText } from '@/shared/kept-text'
import { useAuth } from '@/shared/auth/use-auth'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a control says before anybody has touched it. */
const untouched = (control: Control): boolean =>
  control instanceof HTMLSelectElement ? control.selectedIndex <= 0 : control.value === ''

/**
 * Keeps what is typed into a short form of a public page until it is sent: over a reload, a failure and another page, in this
 * tab and for whoever typed it. The page stands there before its code, so what was typed by then is kept as well, and who is
 * signed in is known later still: what is known of them goes into fields that are empty then.
 */
export function useKeptForm<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly Name[],
  known: Partial<Record<Name, string>>,
): { keep: (event: FormEvent<HTMLFormElement>) => void; forget: () => void } {
  const { user } = useAuth()
  const nameOf = (name: string) => `${key}:${name}`

  const fill = useEffectEvent(() => {
    for (const name of names) {
      const control = form.current?.elements.namedItem(name) as Control | null | undefined
      if (!control) continue
      const earlier = readKeptText(nameOf(name)) || known[name]
      if (!untouched(control)) keepText(nameOf(name), control.value)
      else if (earlier) {
        control.value = earlier
        // What depends on the choice is told of it.
        if (control instanceof HTMLSelectElement)
          control.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
  })
  useEffect(() => fill(), [user?.id])

  return {
    keep: ({ target }) => {
      const { name, value } = target as Control
      if ((names as readonly string[]).includes(name)) keepText(nameOf(name), value)
    },
    forget: () => {
      for (const name of names) keepText(nameOf(name), '')
    },
  }
}
