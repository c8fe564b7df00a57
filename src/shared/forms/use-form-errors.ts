import { type RefObject, useEffect, useRef, useState } from 'react'

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** The errors of a short form: shown beside their fields, the first of them focused. */
export function useFormErrors<Name extends string>(): {
  form: RefObject<HTMLFormElement | null>
  errors: FieldErrors<Name>
  /** Shows these errors and says whether there are any. */
  show: (errors: FieldErrors<Name>) => boolean
} {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<{ errors: FieldErrors<Name> }>({ errors: {} })

  // A new object each time, so that pressing the button again moves the focus again.
  useEffect(() => {
    if (Object.values(shown.errors).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [shown])

  const show = (errors: FieldErrors<Name>) => {
    setShown({ errors })
    return Object.values(errors).some(Boolean)
  }
  return { form, errors: shown.errors, show }
}

/** The text of a named control, without the space around it. */
export const textOf = (data: FormData, name: string): string => rawTextOf(data, name).trim()

/** The text of a named control as it was typed; for passwords. */
export function rawTextOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
