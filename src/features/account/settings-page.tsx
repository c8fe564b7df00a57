import { useAuth } from '@/shared/auth/use-auth'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { AppearanceSection } from './appearance-section'
import { messages } from './messages'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { TermsSection } from './terms-section'

/** What people set for themselves. */
export function SettingsPage() {
  const { user } = useAuth()
  return (
    <>
      <PageMeta title={messages.title} description={messages.description} />
      <PageHeader title={messages.title} />
      {user && <ProfileSection user={user} />}
      <AppearanceSection />
      {user && <PasswordSection user={user} />}
      <SessionsSection />
      {user && <TermsSection userId={user.id} />}
    </>
  )
}
