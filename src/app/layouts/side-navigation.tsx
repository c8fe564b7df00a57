import { useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { brand } from '@/config/brand'
import { onDevice } from '@/shared/device-storage'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import { Logo, Mark } from '@/shared/ui/mark'
import { OpenCount } from './open-count'
import type { Place } from './places'

const storageKey = 'side-navigation'

const readFolded = (): boolean => onDevice.read(storageKey) === 'folded'

/** The places of the dashboard at the left; folds to its icons and remembers that. */
export function SideNavigation({ places }: { places: readonly Place[] }) {
  const [folded, setFolded] = useState(readFolded)
  const fold = () => {
    setFolded(!folded)
    onDevice.write(storageKey, folded ? 'open' : 'folded')
  }

  return (
    <div
      className={cx(
        'screen-only sticky top-0 hidden h-[calc(100dvh-var(--foot))] shrink-0 flex-col gap-6 border-e border-line px-3 py-4 lg:flex',
        folded ? 'w-17' : 'w-60',
      )}
    >
      <nav aria-label="Dashboard" className="grid flex-1 content-start gap-6">
        <Link to="/" aria-label={`${brand.name}, home`} className="target flex items-center px-2">
          {folded ? <Mark className="size-7" /> : <Logo />}
        </Link>
        <ul className="grid gap-1">
          {places.map((place) => (
            <li key={place.to}>
              <NavLink
                to={place.to}
                end={place.end}
                title={folded ? place.label : undefined}
                className={cx(
                  'flex min-h-10 items-center gap-3 rounded-control px-3 text-2 text-muted transition-colors hover:bg-ink/7 hover:text-ink',
                  'aria-[current=page]:fold-corner aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-ink',
                )}
              >
                <Icon name={place.icon} />
                <span className={folded ? 'sr-only' : undefined}>{place.label}</span>
                {place.counts && !folded && (
                  <>
                    {' '}
                    <OpenCount />
                  </>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        onClick={fold}
        aria-expanded={!folded}
        className="flex min-h-10 items-center gap-3 rounded-control px-3 text-2 text-muted hover:bg-ink/7 hover:text-ink"
      >
        <Icon name={folded ? 'chevron-right' : 'chevron-left'} />
        <span className={folded ? 'sr-only' : undefined}>
          {folded ? 'Open the navigation' : 'Fold'}
        </span>
      </button>
    </div>
  )
}
