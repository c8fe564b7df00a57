import { iconPaths, type IconName } from './icon-paths'

/** A drawing beside words. Alone in a button it needs an `aria-label` on the button. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`shrink-0 ${className}`}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
