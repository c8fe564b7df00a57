import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { LoadError } from '@/shared/ui/load-error'
import { SettingsSection } from '@/shared/ui/settings-section'
import { Skeleton } from '@/shared/ui/skeleton'
import { messages } from '../messages'
import { ChangePassword } from './change-password'

const { password: words } = messages

/** The password: changed by whoever knows it, and set by those who have signed in another way so far. */
export function PasswordSection({ user }: { user: User }) {
  const { data, error, refetch, isFetching } = useQuery(securityQueries.own(user.id))
  return (
    <SettingsSection id="password" title={words.title} lead={words.lead}>
      {data && <ChangePassword user={user} hasPassword={data.hasPassword} />}
      {!data && !error && <Skeleton lines={4} />}
      {!data && error && (
        <LoadError title={words.failedLoad} error={error} onRetry={refetch} busy={isFetching} />
      )}
    </SettingsSection>
  )
}
