import { BrowserRouter } from 'react-router-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import { countUnsyncedDrafts, forgetDraftsOnSignOut } from '@/features/applications'
import { countKeptPieces, forgetPiecesOnSignOut } from '@/features/content-editor'
import { knownRole } from '@/shared/auth/known-role'
import { knownTerms } from '@/shared/auth/known-terms'
import { signInAddress } from '@/shared/auth/sign-in-address'
import { onSignedOut } from '@/shared/auth/signed-out'
import { forgetVisited } from '@/shared/offline'
import { tabNotes } from '@/shared/tab-notes'
import { unsavedWork } from '@/shared/auth/unsaved-work'
import { followTheme } from '@/shared/ui/theme'
import { savesData } from '@/shared/saves-data'
import { App } from './app'
import { afterLoad } from './measuring/after-load'
import { followConsent } from './measuring/follow-consent'
import { noteWriting } from './missing-code'
import { PressAgain, takePressed } from './press-again'
import { findRoute, loadWhole } from './route-loading'
import { siteRoutes } from './routes'
import { registerWorker, removeWorkers } from './worker/register'
import './styles.css'

const always = () => true
const never = () => false

const skeletonStays = 100

/** Draws the app into the page; takes over what was prerendered. */
async function draw(root: HTMLElement) {
  const app = (
    <StrictMode>
      <App router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
      <PressAgain />
    </StrictMode>
  )

  const route = findRoute(siteRoutes(), location.pathname)
  const loading = route && loadWhole(route)
  // Without the page's code the app draws anew, asks for it again and shows what is wrong.
  const isThere = loading ? loading.then(always, never) : Promise.resolve(true)
  if (root.hasChildNodes() && !(await isThere)) root.replaceChildren()
  takePressed()
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)

  setTimeout(() => document.getElementById('first-skeleton')?.remove(), skeletonStays)
}

const root = document.getElementById('root')
if (!root) throw new Error('Root element not found')
// Before anything else reads the address.
signInAddress.take()
followTheme()
noteWriting()
onSignedOut(tabNotes.forgetAll)
onSignedOut(knownRole.forget)
onSignedOut(knownTerms.forget)
onSignedOut(forgetVisited)
forgetDraftsOnSignOut()
forgetPiecesOnSignOut()
unsavedWork.countBy('applications', countUnsyncedDrafts)
unsavedWork.countBy('texts', countKeptPieces)
void draw(root)

afterLoad(() => {
  // For developers' eyes; nobody misses it.
  const forgo = () => undefined
  import('./measuring/policy').then((module) => module.watchPolicy()).catch(forgo)
  if (!savesData()) import('./measuring/vitals').then((module) => module.watchVitals()).catch(forgo)
  if (!import.meta.env.PROD) {
    removeWorkers().catch(forgo)
    return
  }
  followConsent(() => import('./measuring/analytics').then((module) => module.startAnalytics()))
  // Where browsers or people forbid it, the app goes without.
  registerWorker().catch(forgo)
})
