import { type KeyboardEvent, useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '@/shared/ui/cx'
import { detailMessages } from './messages'

export type View<Key extends string> = {
  key: Key
  label: string
  count?: number
  content: ReactNode
  className?: string
}

type RailProps<Key extends string> = {
  views: readonly View<Key>[]
  current: Key
  onChange: (key: Key) => void
}

/** Parts of a page of which one is on screen at a time; on paper all of them are. */
export function Rail<Key extends string>({ views, current, onChange }: RailProps<Key>) {
  const id = useId()

  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const now = views.findIndex(({ key }) => key === current)
    const next = views[(now + by + views.length) % views.length]
    if (!next) return
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={detailMessages.views}
        onKeyDown={step}
        className="screen-only sticky top-16 z-10 flex gap-5 overflow-x-auto border-b border-line bg-canvas xl:top-0"
      >
        {views.map(({ key, label, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            className="target flex items-center gap-1.5 border-b-2 border-transparent text-2 whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-selected:border-accent forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] aria-selected:font-medium aria-selected:text-ink"
          >
            {label}
            {count !== undefined && count > 0 && (
              <span data-tabular className="text-1 text-muted">
                {count}
              </span>
            )}
          </button>
        ))}
      </div>
      {views.map(({ key, label, content, className }) => (
        <div
          key={key}
          id={`${id}-${key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${key}`}
          tabIndex={-1}
          className={cx('pt-6 print:block', key !== current && 'hidden', className)}
        >
          <h2 className="hidden pb-4 text-5 font-semibold print:block">{label}</h2>
          {content}
        </div>
      ))}
    </>
  )
}
