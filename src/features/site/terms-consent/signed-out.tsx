import { useLocation } from 'react-router-dom'
import { signInPath } from '@/shared/auth/next-path'
import { ButtonLink } from '@/shared/ui/button-link'
import { messages } from './messages'

const { signedOut } = messages

/** For visitors: what an agreement is kept with, and the way to it and back. */
export function SignedOut({ isUncertain }: { isUncertain: boolean }) {
  const location = useLocation()
  const signUp = `/auth?mode=sign-up&next=${encodeURIComponent('/terms-consent')}`
  return (
    <div className={isUncertain ? 'unless-session-kept grid gap-4' : 'grid gap-4'}>
      <p className="max-w-measure text-3 text-muted">{signedOut.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signInPath(location)}>{signedOut.action}</ButtonLink>
        <ButtonLink to={signUp} intent="secondary">
          {signedOut.join}
        </ButtonLink>
      </div>
    </div>
  )
}
