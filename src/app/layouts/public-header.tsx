import { Link, NavLink, useLocation } from 'react-router-dom'
import { brand } from '@/config/brand'
import { signInPath } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { buttonStyle } from '@/shared/ui/button-style'
import { cx } from '@/shared/ui/cx'
import { Logo } from '@/shared/ui/mark'
import { AllPlacesMenu } from './all-places-menu'
import { LaterAccountMenu } from './later-account-menu'
import { placesAt } from './places-of-site'

/** The main places; those after the third only where there is room. */
const main = ['/for-startups', '/for-investors', '/apply', '/portfolio', '/how-it-works']

/** The top of the public pages. `quiet` leaves out what would lead away from a form. */
export function PublicHeader({ quiet = false }: { quiet?: boolean }) {
  return (
    <header className="screen-only border-b border-line">
      <div className="mx-auto flex min-h-16 w-full max-w-content items-center gap-x-2 px-4 sm:px-6 lg:gap-x-3">
        <Link
          to="/"
          aria-label={`${brand.name}, home`}
          className="target me-2 flex items-center lg:me-6"
        >
          <Logo />
        </Link>
        {!quiet && (
          <nav aria-label="Main" className="max-md:hidden">
            <ul className="flex">
              {placesAt(main).map(({ to, label }) => (
                <li key={to} className="nth-[n+4]:max-lg:hidden">
                  <NavLink
                    to={to}
                    className="target flex items-center rounded-control px-2 text-2 whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink lg:px-3"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {!quiet && <AllPlacesMenu />}
        <Account quiet={quiet} />
      </div>
    </header>
  )
}

/** Sign in and join for visitors; the account for members. Nothing jumps while it is not yet known who it is. */
function Account({ quiet }: { quiet: boolean }) {
  const location = useLocation()
  const { isAuthenticated, loading } = useAuth()
  return (
    <div
      className={cx(
        'flex gap-2 md:ms-auto',
        quiet && 'ms-auto',
        loading && !isAuthenticated && 'unless-session-kept',
      )}
    >
      {isAuthenticated ? (
        <LaterAccountMenu />
      ) : (
        <>
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
        </>
      )}
    </div>
  )
}
