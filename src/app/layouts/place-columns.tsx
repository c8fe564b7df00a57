import { Link } from 'react-router-dom'
import { placeGroups } from './places-of-site'

/** The four columns of all places, at the foot of a page and in the menu. */
export function PlaceColumns({ label }: { label: string }) {
  return (
    <nav aria-label={label} className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
      {placeGroups().map(({ title, places }) => (
        <div key={title}>
          <h2 className="pb-2 text-2 font-semibold">{title}</h2>
          <ul>
            {places.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="target flex items-center text-2 text-muted hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
