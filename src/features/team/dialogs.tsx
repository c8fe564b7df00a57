import { lazy } from 'react'

/** What asks before something is changed comes when it is first asked for. */
export const RoleDialog = lazy(() =>
  import('./role-dialog').then((module) => ({ default: module.RoleDialog })),
)
export const LostDeviceDialog = lazy(() =>
  import('@/shared/auth/second-step/lost-device-dialog').then((module) => ({
    default: module.LostDeviceDialog,
  })),
)
