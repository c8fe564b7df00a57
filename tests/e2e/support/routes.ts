/** The pages that are there now, by who may see them. */
export const publicPaths = [
  '/',
  '/about',
  '/how-it-works',
  '/for-startups',
  '/for-investors',
  '/join',
  '/apply',
  '/contact',
  '/auth',
  '/auth-callback',
  '/reset-password',
  '/terms-of-service',
  '/terms-of-use',
  '/privacy-policy',
  '/code-of-conduct',
  '/terms-consent',
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
  '/dashboard/team',
] as const

/** A path that nothing answers. */
export const missingPath = '/portfolio-of-2019/mavuno'
