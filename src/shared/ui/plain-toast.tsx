import { useEffect } from 'react'
import { type ToastItem, toasts } from './toast-store'

const shownFor = 5000

/** Says the same as a toast when what shows toasts did not arrive: what went wrong must not make the page go blank. */
export function PlainToast({ items }: { items: readonly ToastItem[] }) {
  const item = items.find(({ open }) => open)
  const id = item?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => toasts.dismiss(id), shownFor)
    return () => clearTimeout(timer)
  }, [id])

  return (
    <div
      role="status"
      className="screen-only fixed inset-x-4 bottom-[calc(5rem+var(--consent-height))] z-60 sm:inset-x-auto sm:end-6 sm:bottom-[calc(1.5rem+var(--foot))] sm:w-96"
    >
      {item && (
        <div className="grid gap-1 rounded-control border border-line-strong bg-surface-raised px-4 py-3 text-ink shadow-float">
          <p className="font-semibold">{item.title}</p>
          {item.description && <p className="text-2 text-muted">{item.description}</p>}
          {item.action && (
            <div>
              <button
                type="button"
                className="target text-2 text-link"
                onClick={() => {
                  item.action?.onClick()
                  toasts.dismiss(item.id)
                }}
              >
                {item.action.label}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
