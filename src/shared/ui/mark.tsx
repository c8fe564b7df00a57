import { brand } from '@/config/brand'

/** The mark: one sheet folded twice, a side for each of the four. */
export function Mark({ className = 'size-8', label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`forced-color-adjust-none ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M1.5 0h29L16 14.5Z" className="fill-startup-fill" />
      <path d="M32 1.5v29L17.5 16Z" className="fill-investor-fill" />
      <path d="M30.5 32h-29L16 17.5Z" className="fill-mentor-fill" />
      <path d="M0 30.5v-29L14.5 16Z" className="fill-partner-fill" />
    </svg>
  )
}

/** Mark and name, from the operator's files; with a name that they do not spell, mark and text. */
export function Logo() {
  if (brand.logo.spells !== brand.name) {
    return (
      <span className="inline-flex items-center gap-3 font-semibold">
        <Mark className="size-7 shrink-0" />
        <span
          className={
            brand.name.length > 16
              ? 'max-w-48 text-1 leading-tight text-balance'
              : 'text-4 tracking-[-0.02em]'
          }
        >
          {brand.name}
        </span>
      </span>
    )
  }
  return (
    <>
      <img
        src={brand.logo.light}
        alt={brand.name}
        width="136"
        height="32"
        className="h-7 w-auto dark:hidden"
      />
      <img
        src={brand.logo.dark}
        alt={brand.name}
        width="136"
        height="32"
        className="hidden h-7 w-auto dark:block"
      />
    </>
  )
}
