import { type MouseEvent, useEffect, useRef } from 'react'

export type SummaryError = {
  /** `#` and the id of the control, or of the group that holds it. */
  href: string
  label: string
  message: string
}

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector<HTMLElement>(
    `#${CSS.escape(event.currentTarget.hash.slice(1))}`,
  )
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

/** All that keeps a form from being sent, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary({
  errors,
  title,
}: {
  errors: readonly SummaryError[]
  title?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const some = errors.length > 0
  useEffect(() => {
    if (some) heading.current?.focus()
  }, [some])

  if (!some) return null
  return (
    <section
      role="alert"
      className="fold-corner border-s-4 border-danger bg-surface px-4 py-3 [--fold-colour:var(--danger)]"
    >
      <h2 ref={heading} tabIndex={-1} className="font-semibold">
        {title ??
          (errors.length === 1
            ? 'One answer needs a look'
            : `${errors.length} answers need a look`)}
      </h2>
      <ul className="mt-2 grid gap-1">
        {errors.map((error) => (
          <li key={error.href + error.message}>
            <a href={error.href} onClick={goTo} className="text-link">
              {error.label}
            </a>
            {': '}
            {error.message}
          </li>
        ))}
      </ul>
    </section>
  )
}
