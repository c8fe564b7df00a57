import { lazy } from 'react'

/*
 * What opens over or beside an application when somebody acts. Most readings do not need it, so it comes when it is asked for.
 */
export const ConfirmMove = lazy(() =>
  import('./confirm-move').then((module) => ({ default: module.ConfirmMove })),
)
export const Conversation = lazy(() =>
  import('./conversation').then((module) => ({ default: module.Conversation })),
)
export const DecisionEditor = lazy(() =>
  import('./decision-editor').then((module) => ({ default: module.DecisionEditor })),
)
export const DocumentPanel = lazy(() =>
  import('./document-panel').then((module) => ({ default: module.DocumentPanel })),
)
export const ReleaseDialog = lazy(() =>
  import('./release-dialog').then((module) => ({ default: module.ReleaseDialog })),
)
export const RequestInformation = lazy(() =>
  import('./request-information').then((module) => ({ default: module.RequestInformation })),
)
