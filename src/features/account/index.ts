/** The door of the feature: what people set for themselves. */
export const loadSettingsPage = () => import('./settings-page')
