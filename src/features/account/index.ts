/** The door of the feature: what people set for themselves. */
export const loadSettingsPage = () => import('./settings-page')
export const loadSetUpSecondStep = () =>
  import('./second-step/set-up').then((module) => module.SetUp)
