import { loadOwnProfiles } from '@/features/content-editor'
import { useAuth } from '@/shared/auth/use-auth'
import { optionalPart } from '@/shared/ui/optional-part'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { AppearanceSection } from './appearance-section'
import { messages } from './messages'
import { PrivacySection } from './privacy-section'
import { ProfileSection } from './profile-section'
import { SectionNotLoaded } from './section-not-loaded'
import { TermsSection } from './terms-section'

const portfolio = optionalPart(loadOwnProfiles, { instead: () => null })

const notifications = optionalPart(
  () =>
    import('./notifications/notification-preferences').then(
      (module) => module.NotificationPreferences,
    ),
  {
    instead: () => <SectionNotLoaded title={messages.notifications.notLoaded} />,
    waiting: <Skeleton lines={12} />,
  },
)

const security = optionalPart(
  () => import('./security-sections').then((module) => module.SecuritySections),
  {
    instead: () => <SectionNotLoaded title={messages.security.notLoaded} />,
    waiting: <Skeleton lines={24} />,
  },
)

/** What people set for themselves. */
export function SettingsPage() {
  const { user } = useAuth()
  return (
    <>
      <PageMeta title={messages.title} description={messages.description} />
      <PageHeader title={messages.title} />
      {user && <ProfileSection user={user} />}
      {user && <portfolio.Part userId={user.id} />}
      {user && <notifications.Part userId={user.id} />}
      <AppearanceSection />
      <PrivacySection />
      {user && <TermsSection userId={user.id} />}
      {user && <security.Part user={user} />}
    </>
  )
}
