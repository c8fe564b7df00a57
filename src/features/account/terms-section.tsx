import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { termsVersion } from '@/config/terms'
import { profileQueries } from '@/shared/auth/profile-queries'
import { plainDate } from '@/shared/format/dates'
import { ButtonLink } from '@/shared/ui/button-link'
import { messages } from './messages'
import { SettingsSection } from '@/shared/ui/settings-section'

const { terms: words } = messages

export function TermsSection({ userId }: { userId: string }) {
  const { data: profile } = useQuery(profileQueries.own(userId))
  const acceptedAt = profile?.terms_accepted_at
  const isCurrent = profile?.terms_version === termsVersion

  return (
    <SettingsSection id="terms" title={words.title}>
      {profile && (
        <p className="text-2">
          {acceptedAt ? (
            <>
              {words.accepted} {plainDate(acceptedAt.slice(0, 10))}. {!isCurrent && words.older}
            </>
          ) : (
            words.none
          )}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-2">
        <li>
          <Link to="/terms-of-service" className="text-link">
            {words.service}
          </Link>
        </li>
        <li>
          <Link to="/privacy-policy" className="text-link">
            {words.privacy}
          </Link>
        </li>
      </ul>
      {profile && !isCurrent && (
        <div>
          <ButtonLink intent="secondary" to="/terms-consent?next=/dashboard/settings">
            {words.accept}
          </ButtonLink>
        </div>
      )}
    </SettingsSection>
  )
}
