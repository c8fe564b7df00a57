import { type ReactNode, useEffect, useId, useRef } from 'react'
import { PageMeta } from '@/shared/ui/page-meta'

type AuthFrameProps = {
  title: string
  description: string
  lead?: ReactNode
  children: ReactNode
  /** What else one could do from here. */
  footer?: ReactNode
  /** Where it takes the place of what had the focus, which would be lost with it. */
  takesFocus?: boolean
}

const sides = [
  { fill: 'var(--startup-fill)', points: '0,0 200,0 100,100' },
  { fill: 'var(--investor-fill)', points: '200,0 200,200 100,100' },
  { fill: 'var(--mentor-fill)', points: '200,200 0,200 100,100' },
  { fill: 'var(--partner-fill)', points: '0,200 0,0 100,100' },
]

/** One column to fill in, beside the sheet with its four sides. */
export function AuthFrame({
  title,
  description,
  lead,
  children,
  footer,
  takesFocus = false,
}: AuthFrameProps) {
  const leadId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <div className="mx-auto grid w-full max-w-content gap-x-6 px-4 py-12 sm:px-6 lg:grid-cols-12 lg:py-18">
      <PageMeta title={title} description={description} />
      <div className="mx-auto grid w-full max-w-md content-start gap-8 lg:col-span-5 lg:mx-0">
        <header className="grid gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={takesFocus && lead ? leadId : undefined}
            className="text-6 font-semibold"
          >
            {title}
          </h1>
          {lead && (
            <p id={leadId} className="text-3 text-muted">
              {lead}
            </p>
          )}
        </header>
        {children}
        {footer && <div className="grid gap-2 border-t border-line pt-6 text-2">{footer}</div>}
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 200 200"
        className="hidden w-full max-w-md self-start justify-self-end lg:col-span-6 lg:col-start-7 lg:block"
      >
        {sides.map(({ fill, points }) => (
          <polygon key={points} points={points} fill={fill} stroke="var(--canvas)" />
        ))}
        <polygon points="140,0 200,0 200,60" fill="var(--canvas)" />
        <polygon points="140,0 140,60 200,60" fill="var(--surface)" stroke="var(--line-strong)" />
      </svg>
    </div>
  )
}
