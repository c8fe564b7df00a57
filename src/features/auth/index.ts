/** The door of the feature: the pages that lead to a session. */
export const loadAuthPage = () => import('./auth-page')
export const loadAuthCallbackPage = () => import('./auth-callback-page')
export const loadResetPasswordPage = () => import('./reset-password-page')
export const loadAuthRedirectPage = () => import('./auth-redirect-page')
