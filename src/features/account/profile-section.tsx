import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '@/shared/auth/profile-queries'
import { Button } from '@/shared/ui/button'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { messages } from './messages'
import { useMakeProfile } from './mutations'
import { ProfileForm } from './profile-form'
import { SettingsSection } from '@/shared/ui/settings-section'

const { profile: words } = messages

export function ProfileSection({ user }: { user: User }) {
  const profile = useQuery(profileQueries.own(user.id))
  const make = useMakeProfile()
  return (
    <SettingsSection id="you" title={words.title} lead={words.lead}>
      {profile.data && <ProfileForm key={profile.data.id} profile={profile.data} />}
      {profile.isPending && <Skeleton lines={8} />}
      {profile.error && !profile.data && (
        <LoadError
          title={words.failedLoad}
          error={profile.error}
          onRetry={profile.refetch}
          busy={profile.isFetching}
        />
      )}
      {profile.data === null && (
        <Notice
          tone="warning"
          title={words.missing}
          action={
            <Button
              intent="secondary"
              size="sm"
              busy={make.isPending}
              onClick={() => make.mutate(user)}
            >
              {words.make}
            </Button>
          }
        >
          {words.missingHelp}
        </Notice>
      )}
    </SettingsSection>
  )
}
