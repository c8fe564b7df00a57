import { lazy } from 'react'

/** What asks before something is changed comes when it is first asked for. */
export const RoleDialog = lazy(() =>
  import('./role-dialog').then((module) => ({ default: module.RoleDialog })),
)
export const SecondStepDialog = lazy(() =>
  import('./second-step-dialog').then((module) => ({ default: module.SecondStepDialog })),
)
