import { lazy, Suspense, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { messages } from './messages'

const LostDeviceDialog = lazy(() =>
  import('@/shared/auth/second-step/lost-device-dialog').then((module) => ({
    default: module.LostDeviceDialog,
  })),
)

/** For administrators: the way to help somebody who has lost every device, staff or not. */
export function LostDevice() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button intent="secondary" size="sm" onClick={() => setOpen(true)}>
        {messages.lostDevice}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <LostDeviceDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
