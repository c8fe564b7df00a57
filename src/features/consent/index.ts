/** The door of the feature: what may be kept and measured, asked once and changed at any time. */
export { ConsentBanner } from './banner'
export { openPreferences } from './preferences-opener'
