import type { Factor } from '@supabase/supabase-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messages as codeWords } from '@/shared/auth/second-step/messages'
import { Button } from '@/shared/ui/button'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import { RelativeTime } from '@/shared/ui/relative-time'
import { SettingsSection } from '@/shared/ui/settings-section'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toast'
import { AddDevice } from './add-device'
import { deviceQueries } from './devices'
import { messages } from './messages'
import { RemoveDevice } from './remove-device'
import { StaffRule } from './staff-rule'

/** The devices whose codes are asked for after the password; for administrators, of whom they are asked at all. */
export function SecondStepSection({ userId }: { userId: string }) {
  const { data: devices, error, refetch, isFetching } = useQuery(deviceQueries.own(userId))
  return (
    <SettingsSection id="second-step" title={messages.title} lead={messages.lead}>
      {devices && <Devices devices={devices} />}
      {!devices && !error && <Skeleton lines={3} />}
      {!devices && error && (
        <LoadError title={messages.failedLoad} error={error} onRetry={refetch} busy={isFetching} />
      )}
      <StaffRule userId={userId} />
    </SettingsSection>
  )
}

function Devices({ devices }: { devices: readonly Factor[] }) {
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Factor | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const close = () => {
    setAdding(false)
    // It takes the place of what had the focus.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const done = () => {
    void client.invalidateQueries({ queryKey: deviceQueries.all() })
    toast.success(messages.added)
    close()
  }

  return (
    <>
      <p className="text-2">{devices.length > 0 ? messages.set : messages.none}</p>
      {devices.length > 0 && (
        <ul className="border-t border-line">
          {devices.map((device) => {
            const name = device.friendly_name || codeWords.unnamed
            return (
              <li
                key={device.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
              >
                <div className="grid min-w-0">
                  <span className="text-3 font-medium break-words">{name}</span>
                  <span className="text-2 text-muted">
                    {messages.since} <RelativeTime date={device.created_at} />
                  </span>
                </div>
                <Button
                  intent="secondary"
                  size="sm"
                  aria-label={messages.removeOf(name)}
                  onClick={() => setLeaving(device)}
                >
                  {messages.remove}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {devices.length === 1 && !isAdding && (
        <Notice title={messages.onlyOne}>{messages.onlyOneHelp}</Notice>
      )}
      {isAdding ? (
        <AddDevice
          taken={devices.map(({ friendly_name }) => friendly_name ?? '')}
          onDone={done}
          onCancel={close}
        />
      ) : (
        <div>
          <Button ref={opener} intent="secondary" onClick={() => setAdding(true)}>
            {devices.length > 0 ? messages.another : messages.start}
          </Button>
        </div>
      )}
      {leaving && (
        <RemoveDevice device={leaving} devices={devices} onClose={() => setLeaving(null)} />
      )}
    </>
  )
}
