import { onSignedOut } from '@/shared/auth/signed-out'

/** The door of the feature: what the programme publishes, as those who write it see it. Each function fetches one page. */
export const loadContentListPage = () =>
  import('./list/content-list-page').then((module) => module.ContentListPage)
export const loadEditorPage = () => import('./edit/editor-page').then((module) => module.EditorPage)

/** Fetches what writes beside the page that waits for it. */
export function startEditor(): void {
  // What fails here is asked for again, and missed, when it is drawn.
  import('./edit/editor').catch(() => undefined)
}

/** A section of the settings of founders. */
export const loadOwnProfiles = () =>
  import('./profiles/own-profiles').then((module) => module.OwnProfiles)

/** How many texts a person has written on this device and not saved. */
export const countKeptPieces = (userId: string) =>
  import('./kept-pieces').then(({ keptPieces }) => keptPieces.names(userId).length)

/** Removes them when their person signs out on purpose. */
export const forgetPiecesOnSignOut = () =>
  onSignedOut((userId) => {
    import('./kept-pieces')
      .then(({ keptPieces }) => keptPieces.forget(userId))
      .catch((error: unknown) => console.error('Texts could not be removed', error))
  })
