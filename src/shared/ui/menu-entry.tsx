import { Link } from 'react-router-dom'
import { cx } from './cx'

export type MenuItem =
  | { label: string; to: string; current?: boolean }
  | { label: string; onSelect: () => void; tone?: 'danger'; checked?: boolean }

const look =
  'flex min-h-10 w-full items-center px-4 py-2 text-start text-2 hover:bg-ink/7 focus-visible:bg-ink/7 focus-visible:-outline-offset-2 pointer-coarse:min-h-11'

export function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  if ('to' in item) {
    return (
      <Link
        role="menuitem"
        tabIndex={-1}
        to={item.to}
        className={look}
        aria-current={item.current ? 'page' : undefined}
        onClick={onChosen}
      >
        {item.label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={cx(look, item.tone === 'danger' && 'text-danger')}
      onClick={() => {
        onChosen()
        item.onSelect()
      }}
    >
      {item.label}
    </button>
  )
}
