import { cx } from './cx'

export type ButtonIntent = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

const intents: Record<ButtonIntent, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-strong forced-colors:border-[ButtonText]',
  secondary: 'border-line-strong bg-surface-raised text-ink hover:border-ink hover:bg-surface',
  quiet: 'border-transparent text-ink hover:bg-ink/7',
  danger:
    'border-transparent bg-danger text-canvas hover:bg-danger/88 forced-colors:border-[ButtonText]',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-2',
  sm: 'target px-3 py-1 text-2',
}

/** The look that buttons and links that act like buttons share. */
export function buttonStyle(
  intent: ButtonIntent = 'primary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium no-underline transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-70',
    intents[intent],
    sizes[size],
    className,
  )
}
