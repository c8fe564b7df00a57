/*
 * What somebody did in html that had no code yet, for the code that takes its place: what was typed and chosen in its
 * form, where the focus and the cursor stood, the button that was pressed, and what was unfolded.
 */
type Note = {
  /** The page that it was done on. */
  path: string
  /** What is no longer as it was sent, by name. */
  changed: Readonly<Record<string, string>>
  focus: Focus | null
  pressed: string
  opened: string[]
}

/** What has the focus, by what is the same with code: which of those alike it is, and the cursor in it. */
type Focus = { selector: string; index: number; from: number | null; to: number | null }

const nothing: Note = { path: '', changed: {}, focus: null, pressed: '', opened: [] }
let note = nothing

export function noteSent(root: HTMLElement, pressed = ''): void {
  const changed: Record<string, string> = {}
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    if (hasChanged(field)) changed[field.name] = field.value
  }
  const opened = Array.from(root.querySelectorAll('details[open][id]'), ({ id }) => id)
  note = { path: location.pathname, changed, focus: focusIn(root), pressed, opened }
}

function focusIn(root: HTMLElement): Focus | null {
  const active = document.activeElement
  if (!active || !root.contains(active)) return null
  const selector = selectorOf(active)
  if (!selector) return null
  const index = Array.from(root.querySelectorAll(selector)).indexOf(active)
  const { selectionStart, selectionEnd } = active as Partial<HTMLInputElement>
  return { selector, index, from: selectionStart ?? null, to: selectionEnd ?? null }
}

function selectorOf(element: Element): string | null {
  const name = ['name', 'data-press', 'href'].find((each) => element.hasAttribute(each))
  if (name) return `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`
  const id = element.matches('summary') ? element.parentElement?.id : ''
  return id ? `#${CSS.escape(id)} > summary` : null
}

function hasChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue
  const sent = Array.from(field.options).find((option) => option.defaultSelected)
  return field.value !== (sent?.value ?? '')
}

/** Whether somebody has typed or chosen something, or is about to. */
export const hasBegun = (root: HTMLElement): boolean =>
  Object.keys(note.changed).length > 0 ||
  (document.activeElement?.closest('form') ? root.contains(document.activeElement) : false)

/** What was typed and chosen, for the form that is the same one with code; not for another page's, nor while it is prerendered. */
export const readSentForm = (): Note['changed'] =>
  note !== nothing && note.path === location.pathname ? note.changed : nothing.changed

/** Unfolds, focuses and presses again what the html itself could not keep. */
export function goOnWith(root: HTMLElement): void {
  const { focus, pressed, opened } = note
  note = nothing
  for (const id of opened) {
    const details = document.getElementById(id)
    if (details instanceof HTMLDetailsElement) details.open = true
  }
  const target = focus && root.querySelectorAll<HTMLElement>(focus.selector)[focus.index]
  if (target && target !== document.activeElement) target.focus({ preventScroll: true })
  // Fields for addresses keep their cursor to themselves, and throw where one is set.
  if (target instanceof HTMLInputElement && typeof focus?.from === 'number')
    target.setSelectionRange(focus.from, focus.to)
  if (pressed) root.querySelector<HTMLElement>(`[data-press="${CSS.escape(pressed)}"]`)?.click()
}
