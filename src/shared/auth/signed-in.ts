/** What is done once somebody has signed in. Visitors do not fetch it. */
export { directorySession } from './directory-session'
export { ensureProfile } from './ensure-profile'
export { welcome } from './welcome'
