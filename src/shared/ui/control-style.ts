import { cx } from './cx'

/** What a field hands to its control; spread it onto the input. */
export type ControlProps = {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

/** The box that text inputs, text areas and selects share. */
export function controlStyle(className?: string): string {
  return cx(
    'block w-full min-h-11 rounded-control border border-line-strong bg-surface-raised px-3 py-2 text-3 text-ink',
    'transition-colors hover:border-ink',
    'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface disabled:text-muted',
    // A select counts as read-only to CSS, and is not.
    '[&:read-only:not(select)]:bg-surface',
    className,
  )
}
