import { Link, NavLink, useLocation } from 'react-router-dom'
import { brand } from '@/config/brand'
import { signInPath } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { buttonStyle } from '@/shared/ui/button-style'
import { Logo } from '@/shared/ui/mark'
import { LaterAccountMenu } from './later-account-menu'

const places = [
  { to: '/how-it-works', label: 'How it works' },
  { to: '/apply', label: 'Open calls' },
]

/** The top of the public pages. `quiet` leaves out what would lead away from a form. */
export function PublicHeader({ quiet = false }: { quiet?: boolean }) {
  return (
    <header className="screen-only border-b border-line">
      <div className="mx-auto flex min-h-16 w-full max-w-content items-center gap-8 px-4 sm:px-6">
        <Link
          to="/"
          aria-label={`${brand.name}, home`}
          className="target flex shrink-0 items-center"
        >
          <Logo />
        </Link>
        {!quiet && (
          <nav aria-label="Main" className="hidden md:block">
            <ul className="flex gap-1">
              {places.map((place) => (
                <li key={place.to}>
                  <NavLink
                    to={place.to}
                    className="target flex items-center rounded-control px-3 text-2 text-muted transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
                  >
                    {place.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="ms-auto flex items-center gap-2">
          <Account quiet={quiet} />
          {!quiet && <SmallMenu />}
        </div>
      </div>
    </header>
  )
}

/** Sign in and join for visitors; the account for members. Nothing jumps while it is not yet known who it is. */
function Account({ quiet }: { quiet: boolean }) {
  const location = useLocation()
  const { isAuthenticated, loading } = useAuth()
  if (isAuthenticated) return <LaterAccountMenu />
  return (
    <div className={loading ? 'unless-session-kept flex gap-2' : 'flex gap-2'}>
      <Link
        // From a form one comes back to it.
        to={quiet ? signInPath(location) : '/auth'}
        className={buttonStyle('quiet', 'sm', 'whitespace-nowrap')}
      >
        Sign in
      </Link>
      {!quiet && (
        <Link to="/join" className={buttonStyle('primary', 'sm', 'max-sm:hidden')}>
          Join
        </Link>
      )}
    </div>
  )
}

/** On a phone the places fold away; `details` opens before any script has run. */
function SmallMenu() {
  const { pathname } = useLocation()
  return (
    <details key={pathname} className="group md:hidden">
      <summary
        aria-label="Menu"
        className="grid size-11 list-none place-items-center rounded-control [&::-webkit-details-marker]:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none">
          <path
            d="M3 5.5h14M3 10h14M3 14.5h14"
            stroke="currentColor"
            strokeWidth="1.5"
            className="group-open:hidden"
          />
          <path
            d="m4.5 4.5 11 11M15.5 4.5l-11 11"
            stroke="currentColor"
            strokeWidth="1.5"
            className="hidden group-open:block"
          />
        </svg>
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 z-30 mt-2 border-y border-line bg-surface-raised px-4 py-3 shadow-float"
      >
        <ul>
          {[...places, { to: '/join', label: 'Join' }].map((place) => (
            <li key={place.to}>
              <NavLink to={place.to} className="flex min-h-11 items-center text-4">
                {place.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
