import { Link } from 'react-router-dom'
import { buttonStyle } from '@/shared/ui/button-style'
import { optionalPart } from '@/shared/ui/optional-part'

/** The way to everything of theirs, for whoever is signed in, while the menu itself is missing. */
function PlainAccount() {
  return (
    <Link to="/dashboard/settings" className={buttonStyle('quiet', 'sm')}>
      Your account
    </Link>
  )
}

/** The account in the corner. It opens over the page, and comes after it. */
export const { Part: LaterAccountMenu } = optionalPart(
  () => import('./own-account-menu').then((module) => module.OwnAccountMenu),
  { instead: PlainAccount, waiting: <div className="size-9" /> },
)
