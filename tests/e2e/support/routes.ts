/** The pages that are there now, by who may see them. */
export const publicPaths = [
  '/',
  '/how-it-works',
  '/join',
  '/apply',
  '/auth',
  '/auth-callback',
  '/reset-password',
  '/terms-of-service',
  '/privacy-policy',
] as const

export const formPaths = [
  '/application-form',
  '/application-form/startup',
  '/application-form/investor',
  '/application-form/advisor-mentor',
  '/application-form/support-partner',
] as const

export const dashboardPaths = [
  '/dashboard',
  '/dashboard/applications',
  '/dashboard/notifications',
  '/dashboard/new-application',
  '/dashboard/settings',
] as const

/** A path that nothing answers. */
export const missingPath = '/portfolio-of-2019/mavuno'
