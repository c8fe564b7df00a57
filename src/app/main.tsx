import { BrowserRouter } from 'react-router-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import { countUnsyncedDrafts, forgetDraftsOnSignOut } from '@/features/applications'
import { knownRole } from '@/shared/auth/known-role'
import { onSignedOut } from '@/shared/auth/signed-out'
import { tabNotes } from '@/shared/tab-notes'
import { unsavedWork } from '@/shared/auth/unsaved-work'
import { followTheme } from '@/shared/ui/theme'
import { App } from './app'
import { findRoute, loadWhole } from './route-loading'
import { siteRoutes } from './routes'
import './styles.css'

const always = () => true
const never = () => false

const skeletonStays = 100

/** Draws the app into the page; takes over what was prerendered. */
async function draw(root: HTMLElement) {
  const app = (
    <StrictMode>
      <App router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
    </StrictMode>
  )

  const route = findRoute(siteRoutes(), location.pathname)
  const loading = route && loadWhole(route)
  // Without the page's code the app draws anew, asks for it again and shows what is wrong.
  const isThere = loading ? loading.then(always, never) : Promise.resolve(true)
  if (root.hasChildNodes() && !(await isThere)) root.replaceChildren()
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)

  setTimeout(() => document.getElementById('first-skeleton')?.remove(), skeletonStays)
}

const root = document.getElementById('root')
if (!root) throw new Error('Root element not found')
followTheme()
onSignedOut(tabNotes.forgetAll)
onSignedOut(knownRole.forget)
forgetDraftsOnSignOut()
unsavedWork.countBy(countUnsyncedDrafts)
void draw(root)
