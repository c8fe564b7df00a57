import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import { SettingsSection } from '@/shared/ui/settings-section'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { messages as words } from './messages'
import { PreferenceRow } from './preference-row'
import { type Preference, preferenceQueries } from './queries'
import { useChoices } from './use-choices'

const anchor = 'notifications'

/** A section of the settings: which notifications somebody wants, and where. */
export function NotificationPreferences({ userId }: { userId: string }) {
  const saved = useQuery(preferenceQueries.own(userId))
  const isWanted = useLocation().hash === `#${anchor}`
  const frame = useRef<HTMLDivElement>(null)
  const isThere = saved.isSuccess
  // Mails lead here, and this comes after the page.
  useEffect(() => {
    if (isThere && isWanted) frame.current?.scrollIntoView()
  }, [isThere, isWanted])

  return (
    <div ref={frame}>
      <SettingsSection id={anchor} title={words.title} lead={words.lead}>
        {saved.data ? (
          <Choices userId={userId} saved={saved.data} />
        ) : saved.isPaused ? (
          <OfflineNotice />
        ) : saved.error ? (
          <LoadError
            title={words.failedLoad}
            error={saved.error}
            onRetry={saved.refetch}
            busy={saved.isFetching}
          />
        ) : (
          <Skeleton lines={12} />
        )}
      </SettingsSection>
    </div>
  )
}

function Choices({ userId, saved }: { userId: string; saved: readonly Preference[] }) {
  const { rows, waiting, choose } = useChoices(userId, saved)
  return (
    <>
      <ul className="-mt-5">
        {rows.map(({ preference, isWaiting }) => (
          <li key={preference.kind}>
            <PreferenceRow
              preference={preference}
              isWaiting={isWaiting}
              onChoose={(change, before) => choose(preference.kind, change, before)}
            />
          </li>
        ))}
      </ul>
      {waiting && (
        <Notice tone="warning" live title={words.waiting.title}>
          {words.waiting[waiting]}
        </Notice>
      )}
      <p className="text-2 text-muted">{words.always}</p>
    </>
  )
}
