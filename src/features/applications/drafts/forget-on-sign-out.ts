import { onSignedOut } from '@/shared/auth/signed-out'

/** Removes what this browser keeps of a person's drafts when they sign out on purpose. */
export function forgetDraftsOnSignOut(): () => void {
  return onSignedOut((userId) => {
    import('./forget-drafts')
      .then(({ forgetDraftsOf }) => forgetDraftsOf(userId))
      .catch((error: unknown) => console.error('Drafts could not be removed', error))
  })
}
