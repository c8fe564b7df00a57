import { NavLink } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import { OpenCount } from './open-count'
import type { Place } from './places'

/** The same places under the thumb, on a phone. */
export function BottomBar({ places }: { places: readonly Place[] }) {
  return (
    <nav
      aria-label="Dashboard"
      className="bottom-bar screen-only fixed inset-x-0 bottom-0 z-20 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-4">
        {places.map((place) => (
          <li key={place.to}>
            <NavLink
              to={place.to}
              end={place.end}
              className="relative grid min-h-14 place-items-center content-center gap-0.5 text-1 text-muted aria-[current=page]:fold-corner aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              <Icon name={place.icon} />
              {place.label}
              {place.counts && (
                <>
                  {' '}
                  <span className="absolute start-[calc(50%+0.75rem)] top-1">
                    <OpenCount />
                  </span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
