import { BrowserRouter } from 'react-router-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import { countUnsyncedDrafts, forgetDraftsOnSignOut } from '@/features/applications'
import { onSignedOut } from '@/shared/auth/signed-out'
import { tabNotes } from '@/shared/tab-notes'
import { unsavedWork } from '@/shared/auth/unsaved-work'
import { followTheme } from '@/shared/ui/theme'
import { App } from './app'
import { findRoute, loadWhole } from './route-loading'
import { siteRoutes } from './routes'
import './styles.css'

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
  if (root.hasChildNodes()) {
    // Taking over needs the page's code; without it the app draws anew and shows what is wrong.
    await loading?.catch(() => root.replaceChildren())
  }
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)

  setTimeout(() => document.getElementById('first-skeleton')?.remove(), skeletonStays)
}

const root = document.getElementById('root')
if (!root) throw new Error('Root element not found')
followTheme()
onSignedOut(tabNotes.forgetAll)
forgetDraftsOnSignOut()
unsavedWork.countBy(countUnsyncedDrafts)
void draw(root)
